import { sessionEnds } from '@pavilion/cricket/views/sessions.ts'
import type { DayOfPlay as DayOf } from '@pavilion/cricket/views/sessions.ts'
import { z } from 'zod'
import { Day } from '../time.ts'

const InningsThen = z.object({
  /** From 1. */
  number: z.int().min(1),
  team: z.string(),
  runs: z.int(),
  wickets: z.int(),
  overs: z.string(),
  closed: z.enum(['all out', 'overs', 'target', 'declared', 'forfeited', 'closed']).nullable(),
})

/** A day of a match of several, session by session; one under way is left out, as is one without a ball. */
export const DayOfPlay: z.ZodType<DayOf, DayOf> = z.object({
  /** From 1. */
  day: z.int().min(1),
  /** At the ground; null where nobody knows. */
  date: Day.nullable(),
  sessions: z.array(
    z.object({
      end: z.enum(sessionEnds),
      runs: z.int(),
      wickets: z.int(),
      overs: z.string(),
      /** The innings in which there was play, as they stood at its end. */
      innings: z.array(InningsThen),
    }),
  ),
})
