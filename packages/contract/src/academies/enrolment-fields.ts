import { z } from 'zod'
import { oneLine } from '../matches/scoring-fields.ts'
import { Currency } from '../places/place-calls.ts'
import { OrganisationRef } from '../records.ts'
import { Day, Instant } from '../time.ts'
import { OfferedBatch } from './programme-fields.ts'
import { OfferedTariff } from './tuition-fields.ts'
import { SessionOf } from './attendance-fields.ts'

/** With a place for one session, with a place, on the waiting list, or no longer there. */
export const EnrolmentState = z.enum(['trial', 'enrolled', 'waiting', 'withdrawn'])
export type EnrolmentState = z.infer<typeof EnrolmentState>

/** What those who coach have to know of a student. */
export const StudentForm = z.strictObject({
  medical: z.string().trim().max(1000),
  contactName: oneLine(1, 100),
  contactPhone: oneLine(4, 40),
})
export type StudentForm = z.infer<typeof StudentForm>

export const EnrolmentFields = z
  .strictObject({
    /** The caller's own self; otherwise a child whom the caller looks after. */
    isSelf: z.boolean(),
    name: oneLine(2, 100),
    /** Null only for the caller's own self. */
    bornOn: Day.nullable(),
    form: StudentForm,
    /** The session to try; null for a place at once. */
    trialAt: Instant.nullable(),
    /** How the family wants to pay, where there is a choice. */
    tariffId: z.uuid().nullable().default(null),
    /** Of the link with which the academy has answered a question; null without one. */
    leadToken: z.string().min(20).max(100).nullable().default(null),
    /** What the public may see of a child. */
    showsName: z.boolean(),
    showsPicture: z.boolean(),
    /** The caller is an adult, and agrees that the student trains there. */
    agrees: z.literal(true, 'Agree to it before you enrol.'),
  })
  .refine(({ isSelf, bornOn }) => isSelf || bornOn !== null, {
    path: ['bornOn'],
    message: 'Enter the date of birth.',
  })
export type EnrolmentFields = z.infer<typeof EnrolmentFields>

const Student = z.object({
  id: z.uuid(),
  name: z.string(),
  isSelf: z.boolean(),
  bornOn: Day.nullable(),
})

/** What somebody who enrols has to see, and whom they have enrolled at the academy before. */
export const EnrolmentOffer = z.object({
  organisation: OrganisationRef,
  programme: z.object({
    name: z.string(),
    ageFrom: z.int().nullable(),
    ageTo: z.int().nullable(),
    price: z.string(),
  }),
  batch: OfferedBatch,
  /** The next sessions, which can be tried. */
  sessions: z.array(Instant),
  /** What it costs; empty where the academy charges nothing here. */
  tariffs: z.array(OfferedTariff),
  /** Of the tariffs; null where there are none. */
  currency: Currency.nullable(),
  students: z.array(
    Student.extend({
      form: z.object({
        medical: z.string(),
        contactName: z.string(),
        contactPhone: z.string(),
      }),
      showsName: z.boolean(),
      showsPicture: z.boolean(),
      /** How the student stands with this batch; null when not at all. */
      state: EnrolmentState.nullable(),
    }),
  ),
})
export type EnrolmentOffer = z.infer<typeof EnrolmentOffer>

/** A student as the family sees and corrects what it has said. */
export const OwnStudent = Student.extend({
  organisation: OrganisationRef,
  /** What the public sees while the name is not to be shown. */
  initials: z.string(),
  form: z.object({ medical: z.string(), contactName: z.string(), contactPhone: z.string() }),
  showsName: z.boolean(),
  showsPicture: z.boolean(),
})
export type OwnStudent = z.infer<typeof OwnStudent>

/** An enrolment as the family sees it. */
export const OwnEnrolment = z.object({
  id: z.uuid(),
  student: Student,
  organisation: OrganisationRef,
  programme: z.string(),
  batch: OfferedBatch,
  state: EnrolmentState,
  trialAt: Instant.nullable(),
  /** From 1, on the waiting list; null elsewhere. */
  inLine: z.int().nullable(),
  /** The next of the student, five at most. */
  sessions: z.array(
    z.object({
      ...SessionOf,
      startsAt: Instant,
      /** What the family says of an absence, which may be empty; null where the student comes. */
      absence: z.string().nullable(),
    }),
  ),
})
export type OwnEnrolment = z.infer<typeof OwnEnrolment>

/** A student of a batch, as those see who coach there. */
export const RegisterRow = z.object({
  enrolmentId: z.uuid(),
  student: Student,
  state: EnrolmentState,
  trialAt: Instant.nullable(),
  askedAt: Instant,
  /** Who enrolled the student; null for an adult, or when the account is closed. */
  guardian: z.string().nullable(),
})
export type RegisterRow = z.infer<typeof RegisterRow>

export const Register = z.object({
  organisation: OrganisationRef,
  programme: z.string(),
  batch: OfferedBatch,
  /** Those with a place by name, then those who wait, in line. */
  rows: z.array(RegisterRow),
  isManager: z.boolean(),
})
export type Register = z.infer<typeof Register>
