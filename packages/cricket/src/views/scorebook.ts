import type { BallBowled } from '../facts.ts'
import { isBowlers } from '../fold/fold-ball.ts'
import type { Innings, MatchState, Over } from '../fold/state.ts'
import type { PlayerId } from '../setup.ts'
import { bookMarkOf, type BookMark } from '../text/book-mark.ts'
import { shortNames } from '../text/names.ts'
import { ballsOfInnings, ballsOfOver } from './balls.ts'
import { overRows, type OverRow } from './overs.ts'
import { partnershipRows, type PartnershipRow } from './partnerships.ts'
import { inningsCard, type InningsCard } from './scorecard.ts'

/** An over, or the part of one that a bowler bowled. */
export type OverBox = {
  /** From 1. */
  readonly over: number
  readonly marks: readonly BookMark[]
  readonly maiden: boolean
  /** What the bowler has conceded and taken by its end. */
  readonly runs: number
  readonly wickets: number
}

export const extraKinds = ['wides', 'noballs', 'byes', 'legbyes', 'penalty'] as const

/** The page of an innings: the card, and what it is made of. Nobody has marks where the balls were not scored. */
export type InningsBook = {
  readonly card: InningsCard
  /** The balls that a batter faced, in order, with the wide that a batter was out off. */
  readonly faced: ReadonlyMap<PlayerId, readonly BookMark[]>
  readonly bowled: ReadonlyMap<PlayerId, readonly OverBox[]>
  /** The runs of each ball that had some; penalties end with those awarded between balls. */
  readonly extras: Readonly<Record<(typeof extraKinds)[number], readonly number[]>>
  readonly overs: readonly OverRow[]
  readonly partnerships: readonly PartnershipRow[]
}

type Marking = (ball: BallBowled) => BookMark

/** The match as scorers write it in a book, a page an innings. */
export function scorebook(state: MatchState): InningsBook[] {
  const { conditions } = state.setup
  const short = shortNames(state)
  const mark: Marking = (ball) => bookMarkOf(ball, conditions)
  return state.innings.map((innings) => ({
    card: inningsCard(state, innings, short),
    faced: facedIn(innings, mark),
    bowled: bowledIn(innings, mark),
    extras: extrasIn(innings),
    overs: overRows(state, innings),
    partnerships: partnershipRows(state, innings),
  }))
}

const ballsOf = (innings: Innings): BallBowled[] =>
  ballsOfInnings(innings).map(({ entry }) => entry.fact)

function facedIn(innings: Innings, mark: Marking): InningsBook['faced'] {
  const faced = new Map<PlayerId, BookMark[]>()
  for (const ball of ballsOf(innings)) {
    const { striker, extras, wickets } = ball
    const isOut = wickets?.some(({ playerOut }) => playerOut === striker) === true
    if ((extras?.wides ?? 0) > 0 && !isOut) continue
    append(faced, striker, mark(ball))
  }
  return faced
}

function append<One>(lists: Map<PlayerId, One[]>, player: PlayerId, one: One): void {
  const list = lists.get(player)
  if (list === undefined) lists.set(player, [one])
  else list.push(one)
}

function bowledIn(innings: Innings, mark: Marking): InningsBook['bowled'] {
  const bowled = new Map<PlayerId, OverBox[]>()
  for (const over of innings.overs) {
    for (const [bowler, balls] of partsOf(innings, over)) {
      const before = bowled.get(bowler)?.at(-1) ?? { runs: 0, wickets: 0 }
      append(bowled, bowler, {
        over: over.index + 1,
        marks: balls.map(mark),
        maiden: over.closed && !over.shared && over.conceded === 0,
        runs: balls.reduce((sum, ball) => sum + conceded(ball), before.runs),
        wickets: balls.reduce((sum, ball) => sum + credited(ball), before.wickets),
      })
    }
  }
  return bowled
}

/** Law 17.8: another bowler may have completed the over. */
function partsOf(innings: Innings, over: Over): Map<PlayerId, BallBowled[]> {
  const parts = new Map<PlayerId, BallBowled[]>()
  for (const { entry } of ballsOfOver(innings, over)) append(parts, entry.fact.bowler, entry.fact)
  return parts
}

const conceded = ({ runs, extras }: BallBowled): number =>
  runs + (extras?.wides ?? 0) + (extras?.noballs ?? 0)

const credited = ({ wickets = [] }: BallBowled): number =>
  wickets.filter(({ kind }) => isBowlers(kind)).length

function extrasIn(innings: Innings): InningsBook['extras'] {
  const balls = ballsOf(innings)
  const marksOf = (kind: (typeof extraKinds)[number]) =>
    balls.flatMap(({ extras }) => extras?.[kind] ?? []).filter((runs) => runs > 0)
  const penalties = marksOf('penalty')
  const between = penalties.reduce((rest, runs) => rest - runs, innings.penalty)
  return {
    wides: marksOf('wides'),
    noballs: marksOf('noballs'),
    byes: marksOf('byes'),
    legbyes: marksOf('legbyes'),
    penalty: between > 0 ? [...penalties, between] : penalties,
  }
}
