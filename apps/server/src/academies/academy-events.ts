import { z } from 'zod'
import { eventKind } from '#events/event-kind.ts'

/** Somebody was enrolled in a batch, or put on its waiting list; `staff` are those who run it. */
export const enrolmentAsked = eventKind({
  kind: 'enrolment-asked',
  thing: 'batch',
  data: z.object({ staff: z.array(z.uuid()), isWaiting: z.boolean() }),
})

/** A student has a place who waited for one; the account is the student's own, or the guardian's. */
export const placeGiven = eventKind({
  kind: 'batch-place-given',
  thing: 'batch',
  data: z.object({ accountId: z.uuid().nullable() }),
})

/** Whoever coaches has ended an enrolment. */
export const enrolmentEnded = eventKind({
  kind: 'enrolment-ended',
  thing: 'batch',
  data: z.object({ accountId: z.uuid().nullable() }),
})

/** Somebody has asked an academy about training; `staff` are those who run it. */
export const leadAsked = eventKind({
  kind: 'lead-asked',
  thing: 'organisation',
  data: z.object({ staff: z.array(z.uuid()) }),
})

/** One session or none is left of a student's packs; the account is the student's own, or the guardian's. */
export const packEnding = eventKind({
  kind: 'pack-ending',
  thing: 'batch',
  data: z.object({ accountId: z.uuid() }),
})

/** A session was cancelled; the accounts are those of the students or their guardians. */
export const sessionCancelled = eventKind({
  kind: 'session-cancelled',
  thing: 'batch',
  data: z.object({
    day: z.string(),
    starts: z.string(),
    /** It would have begun within two days: the families have to know at once. */
    isSoon: z.boolean().default(false),
    accountIds: z.array(z.uuid()),
  }),
})

/** A batch trains at other times or elsewhere; the accounts are those of the students or their guardians. */
export const batchMoved = eventKind({
  kind: 'batch-moved',
  thing: 'batch',
  data: z.object({ accountIds: z.array(z.uuid()) }),
})

/** An academy does not train on these days; the accounts are those of students who would, or of their guardians. */
export const holidayPlanned = eventKind({
  kind: 'academy-holiday-planned',
  thing: 'organisation',
  data: z.object({ firstDay: z.string(), lastDay: z.string(), accountIds: z.array(z.uuid()) }),
})
