import { z } from 'zod'
import { OfficialRole } from '../people/official-calls.ts'
import { PersonRef, TeamRef } from '../records.ts'
import { HowScored } from './how-scored.ts'
import { MatchVisibility } from './new-match.ts'

/** Someone in a side. `playerId` is the id that the engine's setup, facts and view use. */
export const SquadPlayer = z.object({ playerId: z.string(), person: PersonRef })
export type SquadPlayer = z.infer<typeof SquadPlayer>

/** What is known of a match besides its log. */
export const MatchInfo = z.object({
  toss: z.object({ winner: z.int().min(0).max(1), decision: z.enum(['bat', 'field']) }).nullable(),
  officials: z.array(z.object({ role: OfficialRole, person: PersonRef })),
  /** In the order of the card's sides. */
  squads: z.tuple([
    z.object({ team: TeamRef, players: z.array(SquadPlayer) }),
    z.object({ team: TeamRef, players: z.array(SquadPlayer) }),
  ]),
  playerOfMatch: z.array(PersonRef),
  /** Whether the tournament has more than these two sides, so that a table makes sense. */
  hasTable: z.boolean(),
  /** The average first innings of the tournament's other matches in this format; null of fewer than five. */
  usualScore: z.number().nullable(),
  /** The source of the facts: imported from Cricsheet (to be named on the page), or scored here. */
  source: z.enum(['cricsheet', 'scored']),
  scored: HowScored,
  visibility: MatchVisibility,
  /** The hash of the log's last entry, by which a log that was exported is verified. */
  log: z.object({ seq: z.int().min(0), hash: z.string() }),
})
export type MatchInfo = z.infer<typeof MatchInfo>
