import { z } from 'zod'

const LARGEST = 100

/** Quarters are the smallest points that competitions give. */
const Points = z
  .number()
  .min(-LARGEST)
  .max(LARGEST)
  .refine((points) => Number.isInteger(points * 4), 'Must be whole, or end in a quarter or a half')

const Result = z.enum(['won', 'lost', 'tied', 'drawn', 'no result'])
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
    of: z.enum(['runs', 'wickets taken', 'wickets in hand']),
    steps: z.array(z.int().min(0).max(2_000)).min(1).max(20),
    pointsEach: Points,
    withinOvers: Overs.nullable(),
    firstInningsOnly: z.boolean(),
    allOutIsFull: z.boolean(),
    results: z.array(Result).min(1).max(Result.options.length),
  }),
  z.strictObject({
    kind: z.literal('ahead'),
    afterOvers: Overs,
    points: Points,
    pointsIfLevel: Points,
    pointsIfNotReached: Points,
  }),
])

export const Measure = z.enum([
  'points',
  'points per match',
  'wins',
  'fewest losses',
  'net run rate',
  'bonus points',
  'quotient',
  'seeding',
])

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
    .array(z.union([Measure, z.strictObject({ headToHead: z.array(Measure).min(1).max(8) })]))
    .min(1)
    .max(10),
})
export type PointsRules = z.infer<typeof PointsRules>
