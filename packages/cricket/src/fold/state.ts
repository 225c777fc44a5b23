import type {
  BallBowled,
  DismissalKind,
  Entry,
  Fielder,
  MatchEnded,
  PlayerJoined,
  PlayerOfMatch,
  PlayerReplaced,
  PlayFact,
  Toss,
} from '../facts.ts'
import type { Pairs, Powerplay } from '../formats/conditions.ts'
import type { MatchSetup, PlayerId, Team, TeamId } from '../setup.ts'

/** Only the fold writes to it; everybody else reads. */
export type MatchState = {
  readonly setup: MatchSetup
  names: ReadonlyMap<PlayerId, string>
  shortNames: ReadonlyMap<PlayerId, string>
  /** All entries in order, including corrections. */
  log: Entry[]
  seq: number
  toss: Toss | null
  /** The latest roles by side; sides that have named nobody are missing. */
  readonly roles: Map<TeamId, Roles>
  innings: Innings[]
  /** The current innings; between innings, the last one. */
  current: Innings | null
  replacements: PlayerReplaced[]
  /** Who joined a side without being on its team sheet. */
  joined: readonly PlayerJoined[]
  /** Penalty runs of a side that has not batted yet (Law 41.18). */
  owed: { team: TeamId; runs: number }[]
  /** Why there is no play; ends when play resumes, at the latest with the next ball. */
  stoppage: string | null
  method: string | null
  ended: MatchEnded | null
  playerOfMatch: PlayerOfMatch | null
  /** Facts outside any innings, in order. */
  outside: Entry<PlayFact>[]
}

/** Null when nobody was named. */
export type Roles = { readonly captain: PlayerId | null; readonly keeper: PlayerId | null }

export type InningsClose = 'all out' | 'overs' | 'target' | 'declared' | 'forfeited' | 'closed'

export type Innings = {
  readonly number: number
  readonly team: Team
  readonly bowlingTeam: Team
  readonly superOver: boolean
  /** Null where batters who are out go. */
  readonly pairs: Pairs | null
  /** `given`: set by officials or a method; otherwise it is the other side's score plus one. */
  target: { runs: number; balls: number | null; given: boolean } | null
  /** The legal balls of the innings. */
  ballLimit: number | null
  /** The wickets after which the innings is over. */
  wicketLimit: number
  powerplays: readonly Powerplay[]
  runs: number
  wickets: number
  /** Balls that count: legal ones, and wides and no-balls that are not bowled again. */
  balls: number
  /** How many balls miscounted overs lack, so that overs come out whole. */
  miscount: number
  wides: number
  noballs: number
  byes: number
  legbyes: number
  /** Penalty runs, on a ball or between balls. */
  penalty: number
  readonly batters: BatterLine[]
  readonly bowlers: BowlerLine[]
  readonly batterById: Map<PlayerId, BatterLine>
  readonly bowlerById: Map<PlayerId, BowlerLine>
  striker: BatterLine | null
  nonStriker: BatterLine | null
  bowler: BowlerLine | null
  readonly overs: Over[]
  /** The current over, or the last one. */
  over: Over | null
  nextOverBalls: number | null
  readonly partnerships: Partnership[]
  partnership: Partnership | null
  readonly falls: Fall[]
  /** The number of batters who retired and have not returned, without those at the limit, who all may. */
  away: number
  /** How many of those were replaced permanently. */
  replaced: number
  readonly absent: PlayerId[]
  /** Who fields for whom as a substitute (Law 24); players or names. */
  substitutes: readonly { readonly in: PlayerId; readonly out: PlayerId }[]
  freeHit: boolean
  closed: InningsClose | null
  /** What is known of an innings that nobody scored ball by ball; null for one that was. */
  summed: 'total' | 'card' | null
  readonly entries: Entry<PlayFact>[]
}

export type Dismissal = {
  readonly kind: DismissalKind
  /** Null when the wicket is not credited to the bowler. */
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
  /** How often out in pairs, where nobody goes for it. */
  outs: number
  /** Retired without being out, and not returned; `limit`: at the runs at which everybody does. */
  left: 'hurt' | 'not out' | 'unrecorded' | 'limit' | null
  absent: boolean
}

export type BowlerLine = {
  readonly id: PlayerId
  balls: number
  miscount: number
  maidens: number
  runs: number
  wickets: number
  /** The number of wides, not runs. */
  wides: number
  noballs: number
  dots: number
  fours: number
  sixes: number
}

export type Over = {
  /** From 0. */
  readonly index: number
  readonly bowler: BowlerLine
  /** Another bowler completed it (Law 17.8). */
  shared: boolean
  /** Wides and no-balls do not count in it, and are bowled again. */
  readonly rebowls: boolean
  /** Complete, by its number of legal balls or by the umpires' count. */
  closed: boolean
  /** The indexes of its first and (exclusive) last ball in the innings' entries. */
  readonly from: number
  to: number
  /** Legal balls bowled, and the number that completes it. */
  balls: number
  due: number
  runs: number
  conceded: number
  wickets: number
  /** The innings' runs when the over ended. */
  totalRuns: number
  totalWickets: number
}

export type Partnership = {
  /** 1 for the first wicket, or in pairs for the first pair. */
  wicket: number
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
  /** The innings' legal balls by then. */
  readonly balls: number
  /** The over under way or just bowled (0 is the first; null when a typed card does not say), and its legal balls by then. */
  readonly over: number | null
  readonly ball: number
  readonly kind: DismissalKind
}

export type BallEntry = Entry<BallBowled>

export function isBall(entry: Entry<PlayFact>): entry is BallEntry {
  return entry.fact.type === 'ball-bowled'
}

/** The player's name; the id itself for somebody in neither side. */
export function nameOf(state: MatchState, player: PlayerId): string {
  return state.names.get(player) ?? player
}
