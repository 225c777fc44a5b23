import type {
  Chart,
  ManhattanSeries,
  PartnershipSeries,
  RateSeries,
  WagonSeries,
  WormSeries,
} from '@pavilion/cricket/views/charts.ts'
import { outcomes } from '@pavilion/cricket/views/pitch-map.ts'
import type { PitchSeries } from '@pavilion/cricket/views/pitch-map.ts'
import { z } from 'zod'
import { PartnershipRow } from './innings-card.ts'

const OfInnings = z.object({ innings: z.int(), team: z.string(), name: z.string() })

/** The same figures as a table. */
const ChartTable = z.object({
  head: z.array(z.string()),
  rows: z.array(z.array(z.union([z.string(), z.number()]))),
})

const chart = <T extends z.ZodType>(series: T) =>
  z.object({ series: z.array(series), table: ChartTable })

const score = z.object({ balls: z.int(), runs: z.int() })

const Worm = chart(
  OfInnings.extend({
    points: z.array(score),
    wickets: z.array(score),
    target: z.int().nullable(),
  }),
)

const Manhattan = chart(
  OfInnings.extend({
    overs: z.array(z.object({ over: z.int(), runs: z.int(), wickets: z.int() })),
  }),
)

const Rates = chart(
  OfInnings.extend({ points: z.array(z.object({ over: z.int(), rate: z.number() })) }),
)

const Partnerships = chart(OfInnings.extend({ partnerships: z.array(PartnershipRow) }))

const WagonWheel = chart(
  OfInnings.extend({
    points: z.array(
      z.object({
        seq: z.int(),
        angle: z.number(),
        length: z.number(),
        runs: z.int(),
        wicket: z.boolean(),
        batter: z.string(),
      }),
    ),
  }),
)

const PitchMap = chart(
  OfInnings.extend({
    points: z.array(
      z.object({
        seq: z.int(),
        line: z.number(),
        length: z.number(),
        runs: z.int(),
        outcome: z.enum(outcomes),
        batter: z.string(),
        bowler: z.string(),
      }),
    ),
    pairs: z.array(z.object({ batter: z.string(), bowler: z.string(), balls: z.int() })),
  }),
)

export type MatchCharts = {
  readonly worm: Chart<WormSeries>
  readonly manhattan: Chart<ManhattanSeries>
  readonly runRates: Chart<RateSeries>
  readonly partnerships: Chart<PartnershipSeries>
  readonly wagonWheel: Chart<WagonSeries>
  readonly pitchMap: Chart<PitchSeries>
}

/** The series of a match's charts, each with its table. */
export const MatchCharts: z.ZodType<MatchCharts, MatchCharts> = z.object({
  worm: Worm,
  manhattan: Manhattan,
  runRates: Rates,
  partnerships: Partnerships,
  wagonWheel: WagonWheel,
  pitchMap: PitchMap,
})
