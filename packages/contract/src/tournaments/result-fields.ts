import { z } from 'zod'
import { TeamId } from '../ids.ts'
import { oneLine } from '../matches/scoring-fields.ts'
import { Instant } from '../time.ts'

const MOST_RUNS = 2_000
const MOST_BALLS = 3_000
const MOST_WICKETS = 20

/** The total of an innings that nobody scored ball by ball. */
const Total = z.strictObject({
  teamId: TeamId,
  runs: z.int().min(0).max(MOST_RUNS),
  wickets: z.int().min(0).max(MOST_WICKETS),
  /** Legal balls. */
  balls: z.int().min(0).max(MOST_BALLS),
})
export type Total = z.infer<typeof Total>

/**
 * How a match ended that was not scored ball by ball. Totals count towards net run rate. The others bring the
 * points, and the effect on net run rate, that the rules of the tournament give them.
 */
export const Outcome = z.discriminatedUnion('kind', [
  /** In the order of batting. */
  z.strictObject({ kind: z.literal('score'), totals: z.tuple([Total, Total]) }),
  z.strictObject({
    kind: z.enum(['awarded', 'walkover', 'conceded', 'forfeited']),
    winnerId: TeamId,
  }),
  z.strictObject({ kind: z.enum(['no result', 'abandoned', 'abandoned without a ball']) }),
])
export type Outcome = z.infer<typeof Outcome>

export const Reason = oneLine(1, 200)

/** A result that the home side has told. */
export const ResultReport = z.object({
  outcome: Outcome,
  /** `standing`: agreed to, decided, or not answered in time. */
  status: z.enum(['open', 'disputed', 'standing']),
  /** Why the away side disputes it; empty until it does. */
  objection: z.string(),
  /** Without an answer it stands from then on. */
  answerBy: Instant,
})
export type ResultReport = z.infer<typeof ResultReport>

export const DecisionKind = z.enum([
  'told',
  'agreed',
  'disputed',
  'decided',
  'stood',
  'late',
  'replayed',
  'moved',
  /** Lost time has cost a match overs, or set its target. */
  'shortened',
  'removed',
  /** An earlier result was corrected after this match had begun. */
  'overtaken',
  'points',
  'fined',
  'fine withdrawn',
  'coin',
  'lots',
  'lot withdrawn',
  'seeded',
  /** Drawn into groups, or put there. */
  'grouped',
  'rules changed',
  /** Of a team of public fixtures. */
  'withdrawn',
  'plays again',
])
export type DecisionKind = z.infer<typeof DecisionKind>

export const Place = z.object({ startsAt: Instant.nullable(), ground: z.string() })

/** What everybody reads of a decision: names as they were, empty or null where there is nothing to say. */
export const DecisionDetails = z.object({
  home: z.string(),
  away: z.string(),
  /** The result in words, teams in the order of a lot or of their seeds, or groups: "150/6 (20 overs), 120/10 (18.3 overs)", "Walkover to Amber". */
  result: z.string(),
  reason: z.string(),
  points: z.number().nullable(),
  /** When and where it was to be played, and is. */
  from: Place.nullable(),
  to: Place.nullable(),
  /** "GBP 5"; absent where nobody was fined. */
  fine: z.string().optional(),
  /** Who tossed a coin or drew lots. */
  by: z.string().optional(),
})
export type DecisionDetails = z.infer<typeof DecisionDetails>

/** A line of the public record of decisions. */
export const Decision = z.object({
  id: z.uuid(),
  kind: DecisionKind,
  at: Instant,
  said: DecisionDetails,
})
export type Decision = z.infer<typeof Decision>
