import type {
  BallBowled,
  BatterDismissed,
  BatterRetired,
  DismissalKind,
  InningsEnded,
} from '../facts.ts'
import type { PitchLength } from '../pitch-zones.ts'
import type { Stroke } from '../strokes.ts'

type Nothing = Readonly<Record<string, never>>
type Named = { readonly name: string }
type Batter = { readonly name: string; readonly runs: number; readonly balls: number }
type Wicket = { readonly out: string; readonly bowler: string }
type Fielded = { readonly out: string; readonly fielder: string }
type Equation = { readonly needed: number; readonly left: number }
export type Direction = 'straight' | 'in front of square' | 'square' | 'behind square' | 'fine'
type Where = { readonly where: Direction }
/** Who comes, and who goes. */
type Change = { readonly comes: string; readonly goes: string; readonly reason: string }

/** What is said between balls. */
export type Remarks = {
  readonly inningsBegins: Nothing
  readonly retires: Named & { readonly reason: BatterRetired['reason'] }
  readonly outWithoutBall: Named & { readonly kind: BatterDismissed['kind'] }
  readonly returns: Named
  readonly returnsByConsent: Named
  readonly absentHurt: Named
  readonly penaltyRuns: { readonly runs: number }
  readonly backInTheField: Omit<Change, 'reason'>
  readonly fieldsFor: Change
  readonly replaces: Change
  readonly comesIn: Omit<Change, 'goes'>
  readonly joins: Named
  readonly playsInsteadOf: Omit<Change, 'reason'>
  readonly keepsWicket: Named
  readonly leads: Named
  readonly playersOfMatch: { readonly names: readonly string[] }
  readonly noPlayerOfMatch: Nothing
  readonly totalTyped: Nothing
  readonly cardTyped: Nothing
  readonly inningsEnds: { readonly reason: InningsEnded['reason'] }
  readonly lengthRevised: Nothing
  readonly targetRevised: { readonly runs: number }
  readonly powerplayTaken: Nothing
  readonly ballsCounted: { readonly balls: number }
  readonly playResumes: Nothing
}

/**
 * Everything that the commentary says in a certain situation, by name, with what is filled in. A language is a
 * catalogue of whole sentences for these names; nothing is joined from pieces.
 */
export type Messages = Remarks & {
  readonly delivery: {
    readonly bowler: string
    readonly striker: string
    readonly ball: BallBowled
  }
  readonly freeHit: Nothing
  readonly nextIsFreeHit: Nothing
  readonly shot: {
    readonly length: PitchLength | undefined
    readonly stroke: Stroke | undefined
    readonly fielder: string | undefined
  }
  readonly played: Where
  readonly hit: Where
  readonly fourTo: Where
  readonly sixTo: Where
  readonly has: { readonly name: string; readonly runs: number }
  readonly allRun: { readonly name: string; readonly runs: number }
  readonly batterRetiresHurt: Nothing
  readonly reviewed: {
    readonly side: string
    /** What for; undefined for a wicket. */
    readonly call: 'wide' | 'no-ball' | undefined
    readonly decision: string
    readonly umpiresCall: boolean
  }
  readonly bowled: Wicket
  readonly caught: Fielded
  readonly caughtByNobody: { readonly out: string }
  readonly caughtAndBowled: Wicket
  readonly lbw: Wicket
  readonly stumped: Fielded
  readonly stumpedByNobody: { readonly out: string }
  readonly runOut: { readonly out: string }
  readonly runOutBy: { readonly out: string; readonly fielders: readonly string[] }
  readonly outOtherwise: { readonly out: string; readonly kind: DismissalKind }
  readonly scoreNow: { readonly score: string }
  readonly allOutFor: { readonly score: string }
  readonly goldenDuck: { readonly out: string }
  readonly duck: { readonly out: string; readonly balls: number }
  readonly onHatTrick: { readonly bowler: string }
  readonly hatTrick: { readonly bowler: string }
  readonly moreInARow: { readonly bowler: string; readonly wickets: number }
  readonly fiveWickets: { readonly bowler: string; readonly runs: number }
  readonly four: Batter
  readonly six: Batter
  readonly mark: Batter & { readonly mark: number }
  readonly retiresAt: Batter
  readonly stand: { readonly mark: number; readonly runs: number; readonly balls: number }
  readonly teamMark: { readonly mark: number }
  readonly maiden: { readonly bowler: string }
  readonly wicketMaiden: { readonly bowler: string }
  readonly chase: Equation
  readonly lastOver: Equation
  readonly lastBall: { readonly needed: number }
  readonly level: { readonly left: number }
  readonly targetReached: { readonly team: string }
}

type Name = keyof Messages

/** A message and what is filled in. */
export type Message<Key extends Name = Name> = {
  [K in Key]: { readonly key: K; readonly told: Messages[K] }
}[Key]

/** The wordings of each message, one at least. */
export type Language = {
  readonly [K in Name]: readonly [Wording<Messages[K]>, ...Wording<Messages[K]>[]]
}

type Wording<Told> = (told: Told) => string

/** The same ball is always told in the same words: `seed` is its place in the log. */
export function say<Key extends Name>(
  language: Language,
  { key, told }: Message<Key>,
  seed: number,
): string {
  const [first, ...others] = language[key]
  const wording = others[(seed % (others.length + 1)) - 1] ?? first
  return wording(told)
}
