import {
  carries,
  drawMeasures,
  ladderMeasures,
  type matchRules,
  measures,
  noResultRules,
  withdrawnRules,
} from '@pavilion/cricket/standings/points-rules.ts'
import { z } from 'zod'

const LARGEST = 100

/** Quarters are the smallest points that competitions give. */
const Points = z
  .number()
  .min(-LARGEST)
  .max(LARGEST)
  .refine((points) => Number.isInteger(points * 4), 'Must be whole, or end in a quarter or a half')

const Result = z.enum(['won', 'lost', 'tied', 'drawn', 'no result'])
const Results = z.array(Result).min(1).max(Result.options.length)
const Overs = z.int().min(1).max(300)
const WonLost = z.strictObject({ won: Points, lost: Points })

const Bonus = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('run rate'),
    /** 5 to 4 is one and a quarter times the other side's run rate. */
    ratio: z.tuple([z.int().min(1).max(100), z.int().min(1).max(100)]),
    points: Points,
  }),
  z.strictObject({
    kind: z.literal('ladder'),
    of: z.enum(ladderMeasures),
    steps: z.array(z.int().min(0).max(2_000)).min(1).max(20),
    pointsEach: Points,
    withinOvers: Overs.nullable(),
    firstInningsOnly: z.boolean(),
    allOutIsFull: z.boolean(),
    results: Results,
    /**
     * How steps of runs follow a shortened match: as the overs of the innings to a full one, or, for the side that
     * bats second, as its revised target to the other side's score. Absent: they stay.
     */
    revised: z.enum(['by overs', 'by target']).optional(),
  }),
  z.strictObject({
    kind: z.literal('own rate'),
    /** As many points as the side scored runs an over, in so many decimals. */
    most: Points,
    decimals: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    results: Results,
  }),
  z.strictObject({
    kind: z.literal('ahead'),
    afterOvers: Overs,
    points: Points,
    pointsIfLevel: Points,
    pointsIfNotReached: Points,
  }),
])

export const Measure = z.enum(measures)

const AwardedRate = z.enum(['left out', 'as played', 'loser charged'])

/** How a table is made: the points of a result, bonus points, and what decides between those level. */
export const PointsRules = z.strictObject({
  points: z.strictObject({
    won: Points,
    lost: Points,
    tied: Points,
    drawn: Points,
    'no result': Points,
    /**
     * Where a Super Over or a bowl-out, or a ruling, brings other points than play. A walkover, a conceded and
     * a forfeited match bring those of an award unless they have their own.
     */
    special: z
      .strictObject({
        'tie break': WonLost.optional(),
        award: WonLost.optional(),
        walkover: WonLost.optional(),
        conceded: WonLost.optional(),
        forfeited: WonLost.optional(),
      })
      .optional(),
    /** For a win by bowling the other side out, or by passing its score. */
    outright: z.strictObject({ points: Points, withBonuses: z.boolean() }).optional(),
    /** Where the side that was ahead in a draw has other points than the one behind; level sides have those of a draw. */
    unequalDraw: z
      .strictObject({ by: z.enum(drawMeasures), ahead: Points, behind: Points })
      .optional(),
    /** For leading on first innings, on top of the points of these results. */
    firstInningsLead: z.strictObject({ points: Points, results: Results }).optional(),
  }),
  bonuses: z.array(Bonus).max(10),
  /** The most bonus points of one side in one match; null without a limit. */
  mostBonus: Points.nullable(),
  /** How awarded matches count towards net run rate; `loser charged` is the rule of the ICC's events. */
  awardedRate: AwardedRate,
  /** Where a walkover, a conceded or a forfeited match counts otherwise. */
  defaultRates: z
    .strictObject({
      walkover: AwardedRate.optional(),
      conceded: AwardedRate.optional(),
      forfeited: AwardedRate.optional(),
    })
    .optional(),
  /** Asked one after the other of those still level; `headToHead` is a table of their own matches. */
  order: z
    .array(
      z.union([
        Measure,
        z.literal('lot'),
        z.strictObject({ headToHead: z.array(Measure).min(1).max(8) }),
      ]),
    )
    .min(1)
    .max(10),
  /** `left out`: matches without a result bring no points and are not among those played. Absent: they count. */
  noResults: z.enum(noResultRules).optional(),
  withdrawn: z.enum(withdrawnRules).optional(),
  /** Which earlier matches count in the table of a super stage. Absent: those among the teams that play it. */
  carried: z.enum(carries).optional(),
})
export type PointsRules = z.infer<typeof PointsRules>

/** What of the rules says how much one match counts. */
export type MatchRules = Pick<PointsRules, (typeof matchRules)[number]>
