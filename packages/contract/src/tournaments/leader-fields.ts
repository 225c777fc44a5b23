import { z } from 'zod'
import { PersonRef, TeamRef } from '../records.ts'

/** A row of a leader board; `text` is the figure as written: "341", "104*", "5–23". */
export const Leader = z.object({
  player: PersonRef,
  team: TeamRef,
  value: z.number(),
  text: z.string(),
  matches: z.int(),
})
export type Leader = z.infer<typeof Leader>

/** The leading players of a tournament, five at most by each figure. */
export const Leaders = z.object({
  runs: z.array(Leader),
  wickets: z.array(Leader),
  highestScores: z.array(Leader),
  /** Of at least three innings. */
  averages: z.array(Leader),
  /** Of at least 60 balls faced. */
  strikeRates: z.array(Leader),
  sixes: z.array(Leader),
  /** Per six balls, of at least 60 bowled. */
  economies: z.array(Leader),
  bestBowling: z.array(Leader),
})
