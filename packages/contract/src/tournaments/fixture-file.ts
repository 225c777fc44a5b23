import { z } from 'zod'
import { Place } from './result-fields.ts'

/** Room for more lines than a tournament has fixtures. */
const LONGEST_FILE = 200_000

/** CSV whose first line names the columns: Number, Home, Away, Date, Time, Ground. Times are local. */
export const FixtureFile = z
  .string()
  .min(1)
  .max(LONGEST_FILE, 'That file is too long. A tournament has 1,000 fixtures at most.')

/** What a line of the file would do. */
export const FixtureLine = z.object({
  line: z.int(),
  home: z.string(),
  away: z.string(),
  does: z.enum(['add', 'move', 'keep', 'refuse']),
  /** Null for a new fixture. */
  from: Place.nullable(),
  to: Place,
  /** Why the line is refused. */
  problem: z.string().nullable(),
})
export type FixtureLine = z.infer<typeof FixtureLine>

export const FixturePreview = z.object({
  lines: z.array(FixtureLine),
  /** Sent back with the file, so that nothing is done that was not seen. */
  basis: z.string(),
})
