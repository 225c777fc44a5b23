import { z } from 'zod'
import { oneLine } from '../matches/scoring-fields.ts'
import { Day } from '../time.ts'

const MOST_OVERS = 200
const Overs = z.int().min(1).max(MOST_OVERS).nullable()

const AgeLimit = z.strictObject({
  /** Pace bowlers younger than this, and not younger than the next lower limit. */
  under: z.int().min(5).max(40),
  spell: Overs,
  day: Overs,
  /** In any seven days. */
  week: Overs,
})

/** A fast-bowling directive: what young pace bowlers may bowl, in overs; null where there is no such limit. */
export const BowlingDirective = z.strictObject({
  /** Where the handbook says so: "7.3". */
  clause: oneLine(0, 20),
  /** What the pad does about an over that breaks it. */
  action: z.enum(['warn', 'stop']),
  /** The month and day by which ages are reckoned: "08-31". */
  ageOn: z
    .string()
    .refine(
      (day) => Day.safeParse(`2024-${day}`).success,
      'Must be a month and a day such as 08-31',
    ),
  /** That day in the year before a match, or in its own. */
  ageYear: z.enum(['before', 'same']),
  /** On how many of any seven days somebody may bowl. */
  mostDays: z.int().min(1).max(6).nullable(),
  limits: z
    .array(AgeLimit)
    .min(1)
    .max(12)
    .refine(
      (limits) => new Set(limits.map(({ under }) => under)).size === limits.length,
      'must name every age once',
    ),
})
export type BowlingDirective = z.infer<typeof BowlingDirective>

/** What one directive lets a bowler bowl. */
export const BowlingLimit = AgeLimit.omit({ under: true }).extend({
  clause: z.string(),
  action: z.enum(['warn', 'stop']),
  mostDays: z.int().nullable(),
  /** Whose directive it is. */
  by: z.string(),
})

export const BowledDay = z.object({ day: Day, overs: z.int() })

export const BowlingStyle = z.enum(['pace', 'spin'])
