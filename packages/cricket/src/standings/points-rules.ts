import type { Decision, Default, SideResult } from './contribution.ts'
import type { Overs } from './units.ts'

type WonLost = { readonly won: number; readonly lost: number }

/** The points of a match by its result. */
export type ResultPoints = Readonly<Record<SideResult, number>> & {
  /**
   * Where a Super Over or a bowl-out, or a ruling, brings other points than play. A walkover, a conceded and a
   * forfeited match bring those of an award unless they have their own.
   */
  readonly special?: { readonly [D in Exclude<Decision, 'play'>]?: WonLost | undefined } | undefined
}

/** For winning at so many times the other side's run rate: 5 to 4 is one and a quarter times. */
export type RunRateBonus = {
  readonly kind: 'run rate'
  readonly ratio: readonly [numerator: number, denominator: number]
  readonly points: number
}

/** For each step that was reached: runs scored, wickets taken, or wickets in hand after a won chase. */
export type LadderBonus = {
  readonly kind: 'ladder'
  readonly of: 'runs' | 'wickets taken' | 'wickets in hand'
  readonly steps: readonly number[]
  readonly pointsEach: number
  /** Only what was reached in so many overs counts; null without a limit. */
  readonly withinOvers: Overs | null
  /** In matches of two innings a side: only the first ones count. */
  readonly firstInningsOnly: boolean
  /** All steps of wickets taken count once the side is all out, also if it was short of players. */
  readonly allOutIsFull: boolean
  readonly results: readonly SideResult[]
}

/** For the higher score after so many overs of each innings. */
export type AheadBonus = {
  readonly kind: 'ahead'
  readonly afterOvers: Overs
  readonly points: number
  /** What each side gets when the scores are level then. */
  readonly pointsIfLevel: number
  /** What each side gets when play ended without a result before both had come so far. */
  readonly pointsIfNotReached: number
}

export type BonusRule = RunRateBonus | LadderBonus | AheadBonus

export type Measure =
  | 'points'
  | 'points per match'
  | 'wins'
  | 'fewest losses'
  | 'net run rate'
  | 'bonus points'
  /** Runs scored per wicket lost, divided by runs conceded per wicket taken. */
  | 'quotient'
  | 'seeding'

/** One step of the order: a measure, or a table of only the matches among those still level. */
export type OrderStep = Measure | { readonly headToHead: readonly Measure[] }

/**
 * How matches that were awarded count towards net run rate. By the ICC's event conditions a side that
 * refuses to play is charged with a full innings without a run, and the other's rate is not affected.
 */
export type AwardedRate = 'left out' | 'as played' | 'loser charged'

/** How a table is made of contributions: the rules of a competition as data. */
export type PointsRules = {
  readonly points: ResultPoints
  readonly bonuses: readonly BonusRule[]
  /** The most bonus points of one side in one match; null without a limit. */
  readonly mostBonus: number | null
  readonly awardedRate: AwardedRate
  /** Where a walkover, a conceded or a forfeited match counts otherwise. */
  readonly defaultRates?: { readonly [D in Default]?: AwardedRate | undefined } | undefined
  readonly order: readonly OrderStep[]
}

/** Points added or, below zero, deducted. */
export type Adjustment = {
  readonly team: string
  readonly points: number
  readonly reason: string
}

/** Points, then wins, then net run rate, then the matches among those level (ICC events, IPL). */
export const iccRules: PointsRules = {
  points: { won: 2, lost: 0, tied: 1, drawn: 1, 'no result': 1 },
  bonuses: [],
  mostBonus: null,
  awardedRate: 'loser charged',
  order: ['points', 'wins', 'net run rate', { headToHead: ['points', 'net run rate'] }],
}

/** Whether a table by these rules looks at the innings of its matches. */
export function needsInnings({ bonuses, order }: PointsRules): boolean {
  const measures = order.flatMap((step) => (typeof step === 'string' ? [step] : step.headToHead))
  return measures.includes('quotient') || bonuses.some(({ kind }) => kind !== 'run rate')
}
