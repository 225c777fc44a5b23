import { z } from 'zod'
import { OrganisationRef } from '../records.ts'
import { Day, Instant } from '../time.ts'

/** `excused` is an absence of which the family gave notice: it uses no session of a pack. */
export const AttendanceMark = z.enum(['here', 'late', 'absent', 'excused'])
export type AttendanceMark = z.infer<typeof AttendanceMark>

/** A session: its batch has one at this clock time on this day. */
export const SessionOf = {
  day: Day,
  starts: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Must be a time such as 17:30'),
}

/** What a device has noted of a student. Of several, the latest counts. */
export const NewMark = z.strictObject({
  enrolmentId: z.uuid(),
  ...SessionOf,
  mark: AttendanceMark,
  markedAt: Instant,
})
export type NewMark = z.infer<typeof NewMark>

export const SessionStudent = z.object({
  enrolmentId: z.uuid(),
  studentId: z.uuid(),
  name: z.string(),
  /** This session is a trial. */
  isTrial: z.boolean(),
  /** There is something medical to know. */
  hasNotes: z.boolean(),
  mark: AttendanceMark.nullable(),
  /** The family has said that the student cannot come, and perhaps why; null where it has not. */
  absence: z.string().nullable(),
  /** Something is due and not paid. No amounts stand here. */
  isOwing: z.boolean(),
  /** What the student has bowled in the nets; null where nobody has noted it. */
  netOvers: z.int().nullable(),
})

export const AcademySession = z.object({
  batchId: z.uuid(),
  name: z.string(),
  place: z.string(),
  branch: z.string(),
  timeZone: z.string(),
  coachId: z.uuid().nullable(),
  coach: z.string().nullable(),
  ...SessionOf,
  startsAt: Instant,
  /** Why it was cancelled, which may be empty; null when it takes place. */
  cancelledBecause: z.string().nullable(),
  students: z.array(SessionStudent),
  /** What is planned; null before something is. */
  plan: z
    .object({
      aim: z.string(),
      drills: z.array(
        z.object({
          name: z.string(),
          minutes: z.int(),
          equipment: z.string(),
          how: z.string(),
          note: z.string(),
        }),
      ),
    })
    .nullable(),
})
export type AcademySession = z.infer<typeof AcademySession>

export const AcademyDay = z.object({
  organisation: OrganisationRef,
  day: Day,
  /** The earliest first. */
  sessions: z.array(AcademySession),
  isManager: z.boolean(),
})
export type AcademyDay = z.infer<typeof AcademyDay>
