import { z } from 'zod'
import { MatchId } from '../ids.ts'
import { Gender, GroundRef, TeamRef, TournamentRef } from '../records.ts'
import { Day, Instant } from '../time.ts'

export const MatchStatus = z.enum(['upcoming', 'live', 'complete', 'abandoned'])
export type MatchStatus = z.infer<typeof MatchStatus>

/** One innings as a score line shows it: 187/6 in 20 overs (120 legal balls). `side` is 0 or 1, the order of `sides`. */
export const InningsScore = z.object({
  side: z.int().min(0).max(1),
  runs: z.int(),
  wickets: z.int(),
  overs: z.string(),
  balls: z.int(),
  allOut: z.boolean(),
  declared: z.boolean(),
  forfeited: z.boolean(),
  superOver: z.boolean(),
})
export type InningsScore = z.infer<typeof InningsScore>

/** A match as lists, ribbons and search show it. */
export const MatchCard = z.object({
  id: MatchId,
  slug: z.string(),
  seq: z.int(),
  status: MatchStatus,
  format: z.string(),
  formatName: z.string(),
  ballsPerOver: z.int(),
  /** Overs from one end before the ends change; with more than one, lengths are counted in balls. */
  oversPerEnd: z.int(),
  gender: Gender,
  season: z.string(),
  matchNumber: z.string().nullable(),
  stage: z.string().nullable(),
  group: z.string().nullable(),
  startsOn: Day,
  endsOn: Day,
  startsAt: Instant.nullable(),
  tournament: TournamentRef.nullable(),
  ground: GroundRef.nullable(),
  sides: z.tuple([TeamRef, TeamRef]),
  innings: z.array(InningsScore),
  /** The batting side while an innings is in progress; null otherwise. */
  batting: z.int().nullable(),
  winner: z.int().nullable(),
  /** The sentence below the score: the equation, the toss or the result. */
  sentence: z.string(),
  /** One letter per legal ball of the current innings: `.`, `1`…`6`, `W`. */
  seam: z.string(),
  /** The legal balls of the innings; null without a limit. */
  ballsAllotted: z.int().nullable(),
  watchers: z.int(),
  isSample: z.boolean(),
})
export type MatchCard = z.infer<typeof MatchCard>
