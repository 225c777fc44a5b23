import { z } from 'zod'
import { MatchId } from '../ids.ts'
import { TeamRef } from '../records.ts'
import { Day } from '../time.ts'

/** The match in which a player did something. */
export const FeatMatch = z.object({
  id: MatchId,
  slug: z.string(),
  day: Day,
  formatName: z.string(),
  opponent: TeamRef,
})
export type FeatMatch = z.infer<typeof FeatMatch>

/** What a player is remembered for, without Super Overs and matches that lists leave out. */
export const Feats = z.object({
  /** The highest scores, the best first. */
  innings: z.array(
    z.object({ match: FeatMatch, runs: z.int(), balls: z.int(), isOut: z.boolean() }),
  ),
  /** The best bowling, the best first. */
  spells: z.array(
    z.object({ match: FeatMatch, wickets: z.int(), runs: z.int(), legalBalls: z.int() }),
  ),
  /** When a career passed a round number, the latest first; the first match is the debut. */
  milestones: z.array(
    z.object({
      match: FeatMatch,
      kind: z.enum(['runs', 'wickets', 'matches']),
      count: z.int(),
    }),
  ),
})
export type Feats = z.infer<typeof Feats>
