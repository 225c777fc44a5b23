import type { Described } from './strokes.ts'
import type { Powerplay } from './formats/conditions.ts'
import type { PlayerId, TeamId } from './setup.ts'

export const dismissalKinds = [
  'bowled',
  'caught',
  'caught and bowled',
  'lbw',
  'stumped',
  'run out',
  'hit wicket',
  'obstructing the field',
  'handled the ball',
  'hit the ball twice',
  'timed out',
  'retired out',
  'retired hurt',
  'retired not out',
] as const

export type DismissalKind = (typeof dismissalKinds)[number]

/** Runs, not numbers of deliveries. Absent means zero. */
export type Extras = {
  readonly wides?: number
  readonly noballs?: number
  readonly byes?: number
  readonly legbyes?: number
  readonly penalty?: number
}

/** A substitute belongs to neither side and may be unnamed; `player` is then a name. */
export type Fielder = { readonly player?: PlayerId; readonly substitute?: boolean }

export type Wicket = {
  readonly kind: DismissalKind
  readonly playerOut: PlayerId
  readonly fielders?: readonly Fielder[]
}

export type Review = {
  readonly by: TeamId
  readonly batter?: PlayerId
  readonly umpire?: string
  readonly decision: string
  readonly type?: string
  readonly umpiresCall?: boolean
}

/** Where the ball went: `angle` in degrees clockwise from straight behind the bowler's arm as the striker
 * faces (0 straight, 90 off side of a right-hander), `length` 0 at the bat to 1 at the boundary. */
export type WagonPoint = { readonly angle: number; readonly length: number }

export type Toss = {
  readonly type: 'toss'
  readonly winner: TeamId
  readonly decision: 'bat' | 'field'
  readonly uncontested?: boolean
}

/** The captain and the wicket-keeper of a side (Law 1.2, 1.3). A later fact replaces an earlier one. */
export type RolesNamed = {
  readonly type: 'roles-named'
  readonly team: TeamId
  readonly captain?: PlayerId
  readonly keeper?: PlayerId
}

/**
 * Somebody who is not on the team sheet joins a side during the match. `insteadOf`: who was named and does not take
 * part (Law 1.2, with the other captain’s consent); absent when the side was short of players.
 */
export type PlayerJoined = {
  readonly type: 'player-joined'
  readonly team: TeamId
  /** A new id, which becomes the person’s. */
  readonly player: PlayerId
  readonly name: string
  readonly insteadOf?: PlayerId
}

/** `balls`: the legal balls of the chase; absent when the conditions decide. */
export type Target = { readonly runs: number; readonly balls?: number }

export type InningsStarted = {
  readonly type: 'innings-started'
  readonly battingTeam: TeamId
  readonly superOver?: boolean
  readonly target?: Target
  readonly powerplays?: readonly Powerplay[]
  readonly openers?: readonly [PlayerId, PlayerId]
}

export type BallBowled = Described & {
  readonly type: 'ball-bowled'
  readonly striker: PlayerId
  readonly nonStriker: PlayerId
  readonly bowler: PlayerId
  /** Off the bat. */
  readonly runs: number
  /** Four or six that did not come from the boundary. */
  readonly nonBoundary?: true
  readonly extras?: Extras
  readonly wickets?: readonly Wicket[]
  /** The batters had crossed in a run that was not completed (Law 18). */
  readonly crossed?: true
  readonly reviews?: readonly Review[]
  readonly wagon?: WagonPoint
  readonly note?: string
}

export type PenaltyAwarded = {
  readonly type: 'penalty-awarded'
  /** The side that receives the runs (Law 41.17, 41.18). */
  readonly team: TeamId
  readonly runs: number
  readonly when?: 'before' | 'after'
  readonly note?: string
}

export type BatterCameIn = { readonly type: 'batter-came-in'; readonly player: PlayerId }

/** Between balls (Law 25.4). `unrecorded`: left the crease for an unrecorded reason. */
export type BatterRetired = {
  readonly type: 'batter-retired'
  readonly player: PlayerId
  readonly reason: 'hurt' | 'not out' | 'out' | 'unrecorded'
}

/** The ways of getting out for which no ball has to be bowled, besides retiring (Laws 37, 38.3, 40). */
export const kindsWithoutBall = [
  'timed out',
  'run out',
  'obstructing the field',
] as const satisfies readonly DismissalKind[]

/**
 * Out without a ball: the incoming batter timed out (Law 40), the non-striker run out before the delivery
 * (Law 38.3), or either batter obstructing the field by then (Law 37). Nothing counts in the over.
 */
export type BatterDismissed = {
  readonly type: 'batter-dismissed'
  readonly player: PlayerId
  readonly kind: (typeof kindsWithoutBall)[number]
  readonly fielders?: readonly Fielder[]
}

/** `consent`: of the other captain, without which nobody resumes who retired out (Law 25.4.3). */
export type BatterReturned = {
  readonly type: 'batter-returned'
  readonly player: PlayerId
  readonly consent?: true
}

export type AbsentHurt = { readonly type: 'absent-hurt'; readonly player: PlayerId }

export type BowlerCameOn = { readonly type: 'bowler-came-on'; readonly player: PlayerId }

export type PlayerReplaced = {
  readonly type: 'player-replaced'
  readonly team?: TeamId
  /** Of a substitute in the field who is in neither list, the name. */
  readonly in: PlayerId
  readonly out?: PlayerId
  readonly reason: string
  /** Absent when the replacement is for the rest of the match; `fielder` for a substitute (Law 24). */
  readonly role?: string
}
/** What a substitute takes over for as long as a fielder is off the field (Law 24.1). */
export const SUBSTITUTE_ROLE = 'fielder'
/** The reason of the fact by which the player returns and the substitute goes off. */
export const RETURNED = 'returned'
export const isSubstitution = ({ role }: PlayerReplaced): boolean => role === SUBSTITUTE_ROLE

/** Ends that do not follow from the balls; `closed` is any other (time, weather, agreement). */
export type InningsEnded = {
  readonly type: 'innings-ended'
  readonly reason: 'declared' | 'forfeited' | 'all out' | 'closed'
}

/** A line of a batting card as it was typed in; what is not known is absent. `out` is absent for not out. */
export type TypedBatting = {
  readonly player: PlayerId
  readonly runs: number
  readonly balls?: number
  readonly fours?: number
  readonly sixes?: number
  readonly out?: {
    readonly kind: DismissalKind
    readonly bowler?: PlayerId
    readonly fielders?: readonly Fielder[]
  }
}

/** `wides` and `noballs`: how many, not runs. */
export type TypedBowling = {
  readonly player: PlayerId
  readonly balls: number
  readonly maidens?: number
  readonly runs: number
  readonly wickets: number
  readonly wides?: number
  readonly noballs?: number
}

/** `balls`: the innings' legal balls by then. */
export type TypedFall = {
  readonly player: PlayerId
  readonly runs: number
  readonly balls?: number
}

/** The card of an innings as a scorebook has it. */
export type TypedCard = {
  readonly extras: Extras
  readonly batting: readonly TypedBatting[]
  readonly bowling?: readonly TypedBowling[]
  readonly falls?: readonly TypedFall[]
}

/**
 * The total of an innings that nobody scored ball by ball, which ends it: runs, wickets and legal balls as
 * somebody says them. Without a card its batting and bowling are not known.
 */
export type InningsSummed = {
  readonly type: 'innings-summed'
  readonly runs: number
  readonly wickets: number
  readonly balls: number
  readonly declared?: true
  readonly card?: TypedCard
}

/** The umpires set another target or length for the current innings. */
export type TargetRevised = {
  readonly type: 'target-revised'
  readonly runs?: number
  readonly balls?: number
  readonly method?: string
  /** Why, in the umpires’ words. */
  readonly reason?: string
}

/** The umpires ended the over (numbered from 0) after that many legal balls (Law 17.5). */
export type OverMiscounted = {
  readonly type: 'over-miscounted'
  readonly over: number
  readonly balls: number
  readonly umpire?: string
}

/** The batting side takes its powerplay, which begins with the next over. */
export type PowerplayTaken = { readonly type: 'powerplay-taken' }

/** `at`: by the clock at the ground, "14:10". */
type Timed = { readonly at?: string }
export type Stoppage = Timed & { readonly type: 'stoppage'; readonly reason: string }
export type PlayResumed = Timed & { readonly type: 'play-resumed' }
export type Noted = { readonly type: 'noted'; readonly text: string }

export type Margin = {
  readonly runs?: number
  readonly wickets?: number
  readonly innings?: number
}

/** The officials' result; needed only when it does not follow from the score. */
export type MatchEnded = {
  readonly type: 'match-ended'
  readonly result: 'won' | 'tied' | 'drawn' | 'no result'
  readonly winner?: TeamId
  readonly by?: Margin
  readonly method?: string
  readonly tieBreak?: { readonly winner: TeamId; readonly kind: 'super over' | 'bowl-out' }
}

export type PlayerOfMatch = {
  readonly type: 'player-of-match'
  readonly players: readonly PlayerId[]
}

/**
 * Everything that is recorded on the field. What follows from it (ends of overs, changes of strike,
 * results) is not.
 */
export type PlayFact =
  | Toss
  | RolesNamed
  | PlayerJoined
  | InningsStarted
  | BallBowled
  | PenaltyAwarded
  | BatterCameIn
  | BatterRetired
  | BatterDismissed
  | BatterReturned
  | AbsentHurt
  | BowlerCameOn
  | PlayerReplaced
  | InningsEnded
  | InningsSummed
  | TargetRevised
  | OverMiscounted
  | PowerplayTaken
  | Stoppage
  | PlayResumed
  | Noted
  | MatchEnded
  | PlayerOfMatch

/**
 * `reason`: why a past ball was put right; absent where something was undone or redone. `with`: the seq of the
 * first of the corrections that were made together, on all but that one.
 */
type Made = { readonly reason?: string; readonly with?: number }

export type StruckOut = Made & { readonly type: 'struck-out'; readonly seq: number }
export type Corrected = Made & {
  readonly type: 'corrected'
  readonly seq: number
  readonly fact: PlayFact
}
/** `after`: the seq that it follows; 0 for the beginning. */
export type Inserted = Made & {
  readonly type: 'inserted'
  readonly after: number
  readonly fact: PlayFact
}

export type Correction = StruckOut | Corrected | Inserted
export type Fact = PlayFact | Correction

/** `seq` counts 1, 2, 3 … without gaps within a match. */
export type Entry<F extends Fact = Fact> = { readonly seq: number; readonly fact: F }

export function isCorrection(fact: Fact): fact is Correction {
  return fact.type === 'struck-out' || fact.type === 'corrected' || fact.type === 'inserted'
}

export function isPlay(entry: Entry): entry is Entry<PlayFact> {
  return !isCorrection(entry.fact)
}
