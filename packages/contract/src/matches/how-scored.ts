import { z } from 'zod'

/** How much was recorded of a match: `partly` ball by ball, a scorecard typed in, totals, or only who won. */
export const scoredDetails = [
  'ball-by-ball',
  'partly',
  'scorecard',
  'totals',
  'result-only',
] as const

/** `appointed`: by neutral scorers whom the tournament appointed; `unknown`: by people of neither side’s club. */
export const scoredBy = ['appointed', 'both-sides', 'one-side', 'imported', 'unknown'] as const

/** How a match was scored, as the records show; null before there is anything to say. */
export const HowScored = z
  .object({
    detail: z.enum(scoredDetails),
    by: z.enum(scoredBy),
    /** Who proposed corrections from a log of their own, beside whoever scored. */
    checkedBy: z.enum(['other-side', 'second-scorer']).nullable(),
    /** The balls were recorded as they were bowled; false too where that cannot be told. */
    isLive: z.boolean(),
    /** How many have signed it. */
    signedBy: z.object({ captains: z.int().min(0), umpires: z.int().min(0) }),
    /** Something was corrected after the last signature. */
    isAmendedSince: z.boolean(),
  })
  .nullable()
export type HowScored = z.infer<typeof HowScored>
