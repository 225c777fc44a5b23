import { explainTarget } from './explain-target.ts'
import type { Explanation, Part } from './explanation.ts'
import type { Entry } from '../facts.ts'
import { foldFact } from '../fold/fold.ts'
import { standing } from '../fold/log.ts'
import { replay, startMatch } from '../fold/match.ts'
import { partOf } from './part-of.ts'
import type { MatchSetup, PlayerId } from '../setup.ts'
import type { Innings, MatchState } from '../fold/state.ts'

export const battingFigures = ['runs', 'balls', 'fours', 'sixes'] as const
export const extraKinds = ['wides', 'noballs', 'byes', 'legbyes', 'penalty'] as const
export const bowlingFigures = ['balls', 'maidens', 'runs', 'wickets', 'dots'] as const

/** A number of a scorecard. A bowler's `balls` are those that overs are counted from. */
export type Figure =
  | {
      readonly of: 'batter'
      readonly player: PlayerId
      readonly what: (typeof battingFigures)[number]
    }
  | {
      readonly of: 'bowler'
      readonly player: PlayerId
      readonly what: (typeof bowlingFigures)[number]
    }
  /** Of one kind, or all of them. */
  | { readonly of: 'extras'; readonly kind?: (typeof extraKinds)[number] }
  | { readonly of: 'total' }
  | { readonly of: 'target' }
  /** `at`: the place among the innings' partnerships, from 0. */
  | { readonly of: 'partnership'; readonly at: number }
  /** The runs when a wicket fell; `wicket` from 1. */
  | { readonly of: 'fall'; readonly wicket: number }
  /** The runs off an over, from 1. */
  | { readonly of: 'over'; readonly over: number }

/** `innings`: from 1. */
export type Asked = { readonly innings: number; readonly figure: Figure }

/**
 * What a figure is made of: the match is folded once more, and each fact that changes the figure is a part of
 * it. So the parts add up to what the card shows, corrections, penalty runs and miscounted overs included.
 */
export function explain(setup: MatchSetup, log: readonly Entry[], asked: Asked): Explanation {
  const { figure } = asked
  if (figure.of === 'target') return explainedTarget(replay(setup, log), asked.innings)
  const state = startMatch(setup)
  const parts: Part[] = []
  let sum = 0
  for (const entry of standing(log)) {
    foldFact(state, entry)
    const innings = state.innings[asked.innings - 1]
    if (innings === undefined) continue
    const now = figureOf(innings, figure)
    if (now !== sum) parts.push(partOf(state, entry, now - sum))
    sum = now
  }
  return { sum, parts }
}

function explainedTarget(state: MatchState, number: number): Explanation {
  const innings = state.innings[number - 1]
  return innings === undefined ? { sum: 0, parts: [] } : explainTarget(state, innings)
}

type Folded = Exclude<Figure, { readonly of: 'target' }>

/** The figure as it stands; 0 for what is not on the card. */
function figureOf(innings: Innings, figure: Folded): number {
  switch (figure.of) {
    case 'batter':
      return countIn(innings.batterById.get(figure.player), figure.what)
    case 'bowler':
      return countIn(innings.bowlerById.get(figure.player), figure.what)
    case 'extras':
      return figure.kind === undefined ? extrasOf(innings) : innings[figure.kind]
    case 'total':
      return innings.runs
    case 'partnership':
      return countIn(innings.partnerships[figure.at], 'runs')
    case 'fall':
      return runsAtFall(innings, figure.wicket)
    case 'over':
      return runsOffOver(innings, figure.over)
  }
}

const extrasOf = ({ wides, noballs, byes, legbyes, penalty }: Innings): number =>
  wides + noballs + byes + legbyes + penalty

const runsAtFall = ({ falls, runs }: Innings, which: number): number =>
  falls.find(({ wicket }) => wicket === which)?.runs ?? runs

const runsOffOver = ({ overs }: Innings, over: number): number =>
  overs.find(({ index }) => index === over - 1)?.runs ?? 0

const countIn = <What extends string>(
  line: Readonly<Record<What, number>> | undefined,
  what: What,
): number => line?.[what] ?? 0
