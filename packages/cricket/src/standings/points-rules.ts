import type { Contribution, Decision, Default, SideResult } from './contribution.ts'
import type { Overs } from './units.ts'

type WonLost = { readonly won: number; readonly lost: number }

/** The points of a match by its result. */
export type ResultPoints = Readonly<Record<SideResult, number>> & {
  /**
   * Where a Super Over or a bowl-out, or a ruling, brings other points than play. A walkover, a conceded and a
   * forfeited match bring those of an award unless they have their own.
   */
  readonly special?: { readonly [D in Exclude<Decision, 'play'>]?: WonLost | undefined } | undefined
  /** For a win by bowling the other side out, or by passing its score. */
  readonly outright?: OutrightWin | undefined
  /** Where the side that was ahead in a draw has other points than the one behind. */
  readonly unequalDraw?: UnequalDraw | undefined
  /** For leading on first innings, on top of the points of the result. */
  readonly firstInningsLead?: FirstInningsLead | undefined
}

export type OutrightWin = {
  readonly points: number
  /** Whether the winner earns bonus points besides. */
  readonly withBonuses: boolean
}

export const drawMeasures = ['first innings', 'fewer wickets', 'more runs'] as const

/** A winning and a losing draw; level sides have the points of a draw. */
export type UnequalDraw = {
  /** Wickets and runs of all innings. */
  readonly by: (typeof drawMeasures)[number]
  readonly ahead: number
  readonly behind: number
}

export type FirstInningsLead = {
  readonly points: number
  /** The results of a match with which they are kept. */
  readonly results: readonly SideResult[]
}

/** For winning at so many times the other side's run rate: 5 to 4 is one and a quarter times. */
export type RunRateBonus = {
  readonly kind: 'run rate'
  readonly ratio: readonly [numerator: number, denominator: number]
  readonly points: number
}

export const ladderMeasures = [
  'runs',
  'wickets taken',
  /** Left after a won chase. */
  'wickets in hand',
  /** Complete overs left after a won chase. */
  'overs left',
  /** One for a win without batting a second time. */
  'innings in hand',
] as const

/** For each step that was reached. */
export type LadderBonus = {
  readonly kind: 'ladder'
  readonly of: (typeof ladderMeasures)[number]
  readonly steps: readonly number[]
  readonly pointsEach: number
  /** Only what was reached in so many overs counts; null without a limit. */
  readonly withinOvers: Overs | null
  /** In matches of two innings a side: only the first ones count. */
  readonly firstInningsOnly: boolean
  /** All steps of wickets taken count once the side is all out, also if it was short of players. */
  readonly allOutIsFull: boolean
  readonly results: readonly SideResult[]
  /**
   * How steps of runs follow a shortened match, rounded up: as the overs of the innings to a full one, or, for
   * the side that bats second, as its revised target to the other side's score. Absent: they stay.
   */
  readonly revised?: 'by overs' | 'by target' | undefined
}

/** As many points as the side scored runs an over that it faced in its first innings, rounded down. */
export type OwnRateBonus = {
  readonly kind: 'own rate'
  readonly most: number
  readonly decimals: 0 | 1 | 2
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

export type BonusRule = RunRateBonus | LadderBonus | OwnRateBonus | AheadBonus

export const measures = [
  'points',
  'points per match',
  'wins',
  'fewest losses',
  'net run rate',
  'bonus points',
  /** Bonus points for runs and for the own run rate. */
  'batting points',
  /** Bonus points for wickets taken. */
  'bowling points',
  /** Runs scored per wicket lost, divided by runs conceded per wicket taken. */
  'quotient',
  /** Runs scored per wicket lost. */
  'runs per wicket',
  'runs scored',
  'wickets taken',
  'boundaries',
  'seeding',
] as const
export type Measure = (typeof measures)[number]

/**
 * One step of the order: a measure, a table of only the matches among those still level, or a lot that was drawn
 * among them. A lot that was drawn decides last, too, where no step names it.
 */
export type OrderStep = Measure | 'lot' | { readonly headToHead: readonly Measure[] }

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
  /** `left out`: matches without a result bring no points and are not among those played. Absent: they count. */
  readonly noResults?: (typeof noResultRules)[number] | undefined
  /** Which earlier matches count in the table of a super stage. Absent: those among the teams that play it. */
  readonly carried?: Carry | undefined
  /** What the results of teams that have withdrawn count for. Absent: they count. */
  readonly withdrawn?: WithdrawnRule | undefined
}

/** What of the rules says how much one match counts; all else is of the table as a whole. */
export const matchRules = ['points', 'bonuses', 'mostBonus', 'awardedRate', 'defaultRates'] as const
export type MatchRules = Pick<PointsRules, (typeof matchRules)[number]>

/** A match with the rules that it counts by, where they are not those of the table: the rules when it was played. */
export type RuledContribution = Contribution & { readonly earlierRules?: MatchRules | undefined }

export const noResultRules = ['counted', 'left out'] as const

export const withdrawnRules = ['counted', 'left out', 'left out before half'] as const
export type WithdrawnRule = (typeof withdrawnRules)[number]

export const carries = ['among those through', 'everything', 'nothing'] as const
export type Carry = (typeof carries)[number]

/** Points added or, below zero, deducted; none for a fine alone. */
export type Adjustment = {
  readonly team: string
  readonly points: number
  readonly reason: string
  /** "GBP 5". */
  readonly fine?: string | null | undefined
}

/** Points, then wins, then net run rate, then the matches among those level (ICC events, IPL). */
export const iccRules: PointsRules = {
  points: { won: 2, lost: 0, tied: 1, drawn: 1, 'no result': 1 },
  bonuses: [],
  mostBonus: null,
  awardedRate: 'loser charged',
  order: ['points', 'wins', 'net run rate', { headToHead: ['points', 'net run rate'] }],
}

/** Measures that are summed from innings. */
const ofInnings: readonly Measure[] = [
  'quotient',
  'runs per wicket',
  'runs scored',
  'wickets taken',
  'boundaries',
]

/** Whether a table by these rules looks at the innings of its matches. */
export function needsInnings({ points, bonuses, order }: PointsRules): boolean {
  const asked = new Set(
    order.flatMap((step): readonly OrderStep[] =>
      typeof step === 'string' ? [step] : step.headToHead,
    ),
  )
  const { outright, unequalDraw, firstInningsLead } = points
  return (
    ofInnings.some((measure) => asked.has(measure)) ||
    bonuses.some(({ kind }) => kind !== 'run rate') ||
    [outright, unequalDraw, firstInningsLead].some((rule) => rule !== undefined)
  )
}
