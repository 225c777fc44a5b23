import type {
  BallBowled,
  DismissalKind,
  Entry,
  Fielder,
  MatchEnded,
  PlayerOfMatch,
  PlayerReplaced,
  PlayFact,
  Toss,
} from './facts.ts'
import type { Powerplay } from './conditions.ts'
import type { MatchSetup, PlayerId, Team, TeamId } from './setup.ts'

/** Written by the fold alone; to everybody else it is to be read. */
export type MatchState = {
  readonly setup: MatchSetup
  readonly names: ReadonlyMap<PlayerId, string>
  readonly shortNames: ReadonlyMap<PlayerId, string>
  /** All entries, corrections too, in the order they were written. */
  log: Entry[]
  seq: number
  toss: Toss | null
  innings: Innings[]
  /** The innings under way or, between innings, the last one. */
  current: Innings | null
  replacements: PlayerReplaced[]
  /** Penalty runs won by a side that has yet to bat (Law 41.18). */
  owed: { team: TeamId; runs: number }[]
  stoppage: string | null
  method: string | null
  ended: MatchEnded | null
  playerOfMatch: PlayerOfMatch | null
  /** Facts outside any innings, in order. */
  outside: Entry<PlayFact>[]
}

export type InningsClose = 'all out' | 'overs' | 'target' | 'declared' | 'forfeited' | 'closed'

export type Innings = {
  readonly number: number
  readonly team: Team
  readonly bowlingTeam: Team
  readonly superOver: boolean
  /** `given`: set by hand or method; else it is the other side's score and one. */
  target: { runs: number; balls: number | null; given: boolean } | null
  /** Legal balls it may last. */
  ballLimit: number | null
  /** Batters it may lose before it is over. */
  readonly wicketLimit: number
  powerplays: readonly Powerplay[]
  runs: number
  wickets: number
  /** Legal balls bowled. */
  balls: number
  /** What miscounted overs add to the legal balls so that overs are whole. */
  miscount: number
  wides: number
  noballs: number
  byes: number
  legbyes: number
  /** Penalty runs: on a ball, and outside any. */
  penalty: number
  readonly batters: BatterLine[]
  readonly bowlers: BowlerLine[]
  readonly batterById: Map<PlayerId, BatterLine>
  readonly bowlerById: Map<PlayerId, BowlerLine>
  striker: BatterLine | null
  nonStriker: BatterLine | null
  bowler: BowlerLine | null
  readonly overs: Over[]
  /** The over under way or the last one. */
  over: Over | null
  nextOverBalls: number | null
  readonly partnerships: Partnership[]
  partnership: Partnership | null
  readonly falls: Fall[]
  /** Batters who left and have not come back. */
  away: number
  /** Of those, how many have been replaced for the rest of the match. */
  replaced: number
  readonly absent: PlayerId[]
  freeHit: boolean
  closed: InningsClose | null
  readonly entries: Entry<PlayFact>[]
}

export type Dismissal = {
  readonly kind: DismissalKind
  /** `null` when the wicket is not the bowler's. */
  readonly bowler: PlayerId | null
  readonly fielders: readonly Fielder[]
}

export type BatterLine = {
  readonly id: PlayerId
  runs: number
  balls: number
  fours: number
  sixes: number
  dots: number
  dismissal: Dismissal | null
  /** Left the crease without being out, and has not come back. */
  left: 'hurt' | 'not out' | 'unrecorded' | null
  absent: boolean
}

export type BowlerLine = {
  readonly id: PlayerId
  balls: number
  miscount: number
  maidens: number
  runs: number
  wickets: number
  /** Deliveries, not runs. */
  wides: number
  noballs: number
  dots: number
  fours: number
  sixes: number
}

export type Over = {
  /** 0 is the first. */
  readonly index: number
  readonly bowler: BowlerLine
  /** Another bowler finished it (Law 17.8). */
  shared: boolean
  /** It has had its legal balls, by the book or by the umpires' count. */
  closed: boolean
  /** Where its first and (exclusive) last ball stand in the innings' entries. */
  readonly from: number
  to: number
  /** Legal balls, and how many it is to have. */
  balls: number
  due: number
  runs: number
  conceded: number
  wickets: number
  /** Of the innings when the over ended. */
  totalRuns: number
  totalWickets: number
}

export type Partnership = {
  /** 1 for the first wicket. */
  readonly wicket: number
  readonly first: BatterLine
  readonly second: BatterLine
  runs: number
  /** Balls faced, wides left out. */
  balls: number
  firstRuns: number
  firstBalls: number
  secondRuns: number
  secondBalls: number
  unbroken: boolean
}

export type Fall = {
  readonly wicket: number
  readonly runs: number
  readonly player: PlayerId
  /** Legal balls of the innings by then. */
  readonly balls: number
  readonly kind: DismissalKind
}

export type BallEntry = Entry<BallBowled>

export function isBall(entry: Entry<PlayFact>): entry is BallEntry {
  return entry.fact.type === 'ball-bowled'
}

/** A name from the sheets, or the id itself for somebody who is in neither. */
export function nameOf(state: MatchState, player: PlayerId): string {
  return state.names.get(player) ?? player
}
