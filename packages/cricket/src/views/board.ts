import type { BallMark } from '../text/ball-mark.ts'
import { fallOvers } from './balls.ts'
import { oversText } from '../formats/conditions.ts'
import { countedBalls } from '../fold/fold-innings.ts'
import { howOut } from '../text/how-out.ts'
import { shortNames } from '../text/names.ts'
import { outcomeOf } from '../result/outcome.ts'
import { overMarks } from './overs.ts'
import { partnershipRow } from './partnerships.ts'
import type { PartnershipRow } from './partnerships.ts'
import { projectedScore, requiredRate, runRate } from './rates.ts'
import { ballsLeft, equation, leadText, runsNeeded, sentenceOf } from '../text/sentence.ts'
import type { PlayerId, TeamId } from '../setup.ts'
import { nameOf } from '../fold/state.ts'
import type { BatterLine, BowlerLine, Innings, InningsClose, MatchState } from '../fold/state.ts'
import { statusOf } from './summary.ts'
import type { MatchStatus } from './summary.ts'

export type BoardBatter = {
  readonly id: PlayerId
  readonly name: string
  readonly runs: number
  readonly balls: number
  readonly fours: number
  readonly sixes: number
  readonly onStrike: boolean
}

export type BoardBowler = {
  readonly id: PlayerId
  readonly name: string
  readonly overs: string
  readonly maidens: number
  readonly runs: number
  readonly wickets: number
}

export type LastWicket = {
  readonly id: PlayerId
  readonly name: string
  readonly how: string
  readonly runs: number
  readonly balls: number
  readonly score: string
  readonly overs: string
}

export type BoardInnings = {
  readonly number: number
  readonly team: TeamId
  readonly superOver: boolean
  readonly runs: number
  readonly wickets: number
  readonly overs: string
  readonly closed: InningsClose | null
}

export type RecentBall = BallMark & { readonly endsOver: boolean }

/** What a live board shows; null or empty where there is nothing yet. */
export type Board = {
  readonly status: MatchStatus
  readonly sentence: string
  /** Every innings so far, in order. */
  readonly innings: readonly BoardInnings[]
  readonly batting: TeamId | null
  readonly bowling: TeamId | null
  readonly batters: readonly BoardBatter[]
  readonly bowler: BoardBowler | null
  /** The bowler of the previous over, usually from the other end. */
  readonly otherBowler: BoardBowler | null
  readonly thisOver: readonly BallMark[]
  /** The last eighteen balls, newest last. */
  readonly recent: readonly RecentBall[]
  readonly partnership: PartnershipRow | null
  readonly lastWicket: LastWicket | null
  readonly runRate: number | null
  readonly requiredRate: number | null
  readonly target: number | null
  readonly needed: number | null
  readonly ballsLeft: number | null
  readonly ballLimit: number | null
  readonly equation: string | null
  readonly projected: number | null
  readonly lead: string | null
  readonly freeHit: boolean
  readonly powerplay: string | null
  /** The overs at which it ends, "6"; null without one. */
  readonly powerplayTo: string | null
  readonly stoppage: string | null
}

export function boardOf(state: MatchState): Board {
  const outcome = outcomeOf(state)
  const { current } = state
  const live = outcome === null ? current : null
  return {
    status: statusOf(state, outcome),
    sentence: sentenceOf(state, outcome),
    innings: state.innings.map((innings) => boardInnings(state, innings)),
    batting: current?.team.id ?? null,
    bowling: current?.bowlingTeam.id ?? null,
    stoppage: state.stoppage,
    ...(live === null ? atRest : chase(state, live)),
    ...(current === null ? empty : middle(state, current)),
  }
}

function boardInnings(state: MatchState, innings: Innings): BoardInnings {
  const { number, team, superOver, runs, wickets, closed } = innings
  const overs = oversText(countedBalls(innings), state.setup.conditions.ballsPerOver)
  return { number, team: team.id, superOver, runs, wickets, overs, closed }
}

type Chase = Pick<
  Board,
  'requiredRate' | 'target' | 'needed' | 'ballsLeft' | 'equation' | 'projected' | 'lead'
>

const atRest: Chase = {
  requiredRate: null,
  target: null,
  needed: null,
  ballsLeft: null,
  equation: null,
  projected: null,
  lead: null,
}

function chase(state: MatchState, innings: Innings): Chase {
  return {
    requiredRate: requiredRate(state, innings),
    target: innings.target?.runs ?? null,
    needed: runsNeeded(innings),
    ballsLeft: ballsLeft(innings),
    equation: equation(innings),
    projected: projectedScore(innings),
    lead: leadText(state, innings),
  }
}

type Middle = Omit<
  Board,
  keyof Chase | 'status' | 'sentence' | 'innings' | 'batting' | 'bowling' | 'stoppage'
>

const empty: Middle = {
  batters: [],
  bowler: null,
  otherBowler: null,
  thisOver: [],
  recent: [],
  partnership: null,
  lastWicket: null,
  runRate: null,
  ballLimit: null,
  freeHit: false,
  powerplay: null,
  powerplayTo: null,
}

function middle(state: MatchState, innings: Innings): Middle {
  const { over, bowler, partnership } = innings
  const before = innings.overs.at(-2)?.bowler
  return {
    batters: atTheCrease(state, innings),
    bowler: bowler === null ? null : boardBowler(state, bowler),
    otherBowler: before === undefined || before === bowler ? null : boardBowler(state, before),
    thisOver: over === null ? [] : overMarks(innings, over),
    recent: recentBalls(innings),
    partnership: partnership === null ? null : partnershipRow(state, partnership),
    lastWicket: lastWicket(state, innings),
    runRate: runRate(state, innings),
    ballLimit: innings.ballLimit,
    freeHit: innings.freeHit && state.setup.conditions.freeHit,
    ...powerplayNow(state, innings),
  }
}

/** In batting order, so that names do not swap places on the board when the strike changes. */
function atTheCrease(state: MatchState, innings: Innings): BoardBatter[] {
  const { striker, nonStriker } = innings
  return innings.batters
    .filter((line) => line === striker || line === nonStriker)
    .map((line) => boardBatter(state, line, line === striker))
}

function boardBatter(state: MatchState, line: BatterLine, onStrike: boolean): BoardBatter {
  const { id, runs, balls, fours, sixes } = line
  return { id, name: nameOf(state, id), runs, balls, fours, sixes, onStrike }
}

function boardBowler(state: MatchState, line: BowlerLine): BoardBowler {
  const { id, balls, miscount, maidens, runs, wickets } = line
  const overs = oversText(balls + miscount, state.setup.conditions.ballsPerOver)
  return { id, name: nameOf(state, id), overs, maidens, runs, wickets }
}

function recentBalls(innings: Innings): RecentBall[] {
  const balls = innings.overs.slice(-6).flatMap((over) => {
    const marks = overMarks(innings, over)
    return marks.map((mark, i) => ({ ...mark, endsOver: over.closed && i === marks.length - 1 }))
  })
  return balls.slice(-18)
}

function lastWicket(state: MatchState, innings: Innings): LastWicket | null {
  const fall = innings.falls.at(-1)
  const line = fall && innings.batterById.get(fall.player)
  if (fall === undefined || line === undefined) return null
  return {
    id: line.id,
    name: nameOf(state, line.id),
    how: howOut(line, shortNames(state)),
    runs: line.runs,
    balls: line.balls,
    score: `${fall.runs}/${fall.wicket}`,
    overs: fallOvers(fall),
  }
}

function powerplayNow(
  { setup }: MatchState,
  innings: Innings,
): Pick<Board, 'powerplay' | 'powerplayTo'> {
  const balls = countedBalls(innings)
  const now = innings.powerplays.find(({ from, to }) => from <= balls && balls < to)
  if (now === undefined || innings.closed !== null) return { powerplay: null, powerplayTo: null }
  return { powerplay: now.kind, powerplayTo: oversText(now.to, setup.conditions.ballsPerOver) }
}
