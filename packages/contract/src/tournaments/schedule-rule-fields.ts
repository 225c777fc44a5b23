import { z } from 'zod'
import { TeamId } from '../ids.ts'
import { oneLine } from '../matches/scoring-fields.ts'
import { Day } from '../time.ts'

const MOST_TEAMS = 40
const MOST_DAYS = 40
const MOST_A_DAY = 6
const LONGEST_RUN = 10
const LAST_WEEKDAY = 6
export const MOST_SCHEDULE_RULES = 60

const ground = oneLine(1, 100)
/** Whether it has to hold; otherwise it is a wish. */
const must = z.boolean()
const inOrder = { path: ['until'], message: 'This day is before the first one.' }
const twoTeams = z
  .tuple([TeamId, TeamId])
  .refine(([one, other]) => one !== other, 'Choose two different teams.')

/** Times of day at the grounds: "09:30". */
export const TimeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Must be a time such as 09:30')

/** What fixtures have to keep to, or are to if they can. */
export const ScheduleRule = z.discriminatedUnion('kind', [
  /** All home matches of a team are there. */
  z.strictObject({ kind: z.literal('home-ground'), teamId: TeamId, ground, must }),
  /** Of these teams only one is at home on a day, for instance because they share a ground. */
  z.strictObject({
    kind: z.literal('never-both-at-home'),
    teamIds: z
      .array(TeamId)
      .min(2)
      .max(MOST_TEAMS)
      .refine((ids) => new Set(ids).size === ids.length, 'A team is there twice.'),
    must,
  }),
  /** A derby: two teams meet on one of these days, or on none of them. */
  z.strictObject({
    kind: z.enum(['meet-on', 'do-not-meet-on']),
    teamIds: twoTeams,
    days: z.array(Day).min(1).max(MOST_DAYS),
    must,
  }),
  /** Exam weeks and holidays: nobody plays from one day until another; null for all teams. */
  z
    .strictObject({
      kind: z.literal('no-matches'),
      teamId: TeamId.nullable(),
      from: Day,
      until: Day,
      must,
    })
    .refine(({ from, until }) => from <= until, inOrder),
  /** Prayer times, for instance: no match begins at this time on this weekday, counted from Sunday as 0. */
  z.strictObject({
    kind: z.literal('no-start'),
    weekday: z.int().min(0).max(LAST_WEEKDAY),
    time: TimeOfDay,
    must,
  }),
  z.strictObject({
    kind: z.literal('most-a-day'),
    ground,
    matches: z.int().min(1).max(MOST_A_DAY),
    must,
  }),
  /** No team is at home more often than so in a row. */
  z.strictObject({ kind: z.literal('home-run'), matches: z.int().min(1).max(LONGEST_RUN), must }),
  /** Nothing is played before, or after, this day. */
  z.strictObject({ kind: z.enum(['start-from', 'finish-by']), day: Day, must }),
])
export type ScheduleRule = z.infer<typeof ScheduleRule>
export const ScheduleRules = z.array(ScheduleRule).max(MOST_SCHEDULE_RULES)
