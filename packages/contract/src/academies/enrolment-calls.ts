import { oc } from '@orpc/contract'
import { z } from 'zod'
import { NOT_ALLOWED, SIGNED_OUT, TOO_MANY_TRIES } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { OrganisationId } from '../ids.ts'
import { oneLine } from '../matches/scoring-fields.ts'
import { ORGANISATION_NOT_FOUND } from '../organisations/organisation-refusals.ts'
import {
  BATCH_CLOSED,
  BATCH_FULL,
  BATCH_NOT_FOUND,
  ENROLMENT_NOT_FOUND,
  ENROLMENT_OVER,
  NAME_TAKEN,
  NOT_AN_ACADEMY,
  NOT_A_SESSION,
  NOT_OF_AGE,
  SESSION_NOT_FOUND,
  STUDENT_NOT_FOUND,
  STUDENTS_FULL,
} from './academy-refusals.ts'
import { SessionOf } from './attendance-fields.ts'
import {
  EnrolmentFields,
  EnrolmentOffer,
  OwnEnrolment,
  OwnStudent,
  Register,
  StudentForm,
} from './enrolment-fields.ts'

const tags = ['Academies']
const batch = '/api/v1/batches/{batchId}' as const
const own = '/api/v1/my-cricket/enrolments' as const
const students = '/api/v1/my-cricket/students' as const
const academy = '/api/v1/organisations/{organisationId}/academy' as const
const batchId = z.strictObject({ batchId: z.uuid() })
const enrolmentId = z.strictObject({ enrolmentId: z.uuid() })
const organisationId = z.strictObject({ organisationId: OrganisationId })
const ofAcademy = { SIGNED_OUT, NOT_ALLOWED, ORGANISATION_NOT_FOUND, NOT_AN_ACADEMY }
const ofFamily = { SIGNED_OUT, ENROLMENT_NOT_FOUND, ENROLMENT_OVER }
const enrolments = envelope(z.array(OwnEnrolment))

/** Calls about who trains in a batch: of families, and of those who coach. */
export const enrolmentCalls = {
  enrolmentOffer: oc
    .route({
      method: 'GET',
      path: `${batch}/enrolment`,
      summary:
        'What somebody who enrols has to see, with the students whom the account has enrolled',
      tags,
    })
    .errors({ SIGNED_OUT, BATCH_NOT_FOUND })
    .input(batchId)
    .output(envelope(EnrolmentOffer)),

  enrol: oc
    .route({
      method: 'POST',
      path: `${batch}/enrolments`,
      summary:
        'Enrols the caller, or a child by name; a full batch has a waiting list. Repeating it changes the form only',
      tags,
      successStatus: 200,
    })
    .errors({
      SIGNED_OUT,
      BATCH_NOT_FOUND,
      BATCH_CLOSED,
      NOT_OF_AGE,
      NOT_A_SESSION,
      NAME_TAKEN,
      STUDENTS_FULL,
      TOO_MANY_TRIES,
    })
    .input(batchId.extend({ fields: EnrolmentFields }))
    .output(enrolments),

  ownEnrolments: oc
    .route({
      method: 'GET',
      path: own,
      summary: 'The enrolments of the account and the children whom it looks after',
      tags,
    })
    .errors({ SIGNED_OUT })
    .output(enrolments),

  ownStudents: oc
    .route({
      method: 'GET',
      path: students,
      summary: 'Whom the account has enrolled, by name, also where the enrolment is over',
      tags,
    })
    .errors({ SIGNED_OUT })
    .output(envelope(z.array(OwnStudent))),

  saveOwnStudent: oc
    .route({
      method: 'PUT',
      path: `${students}/{studentId}`,
      summary: 'Says anew what coaches have to know of a student, and what the public may see',
      tags,
    })
    .errors({ SIGNED_OUT, STUDENT_NOT_FOUND })
    .input(
      z.strictObject({
        studentId: z.uuid(),
        form: StudentForm,
        showsName: z.boolean(),
        showsPicture: z.boolean(),
      }),
    )
    .output(envelope(z.array(OwnStudent))),

  takePlace: oc
    .route({
      method: 'POST',
      path: `${own}/{enrolmentId}/place`,
      summary: 'Stays after a trial',
      tags,
      successStatus: 200,
    })
    .errors(ofFamily)
    .input(enrolmentId)
    .output(enrolments),

  withdraw: oc
    .route({
      method: 'POST',
      path: `${own}/{enrolmentId}/withdrawal`,
      summary: 'Gives the place back; who waits longest gets it',
      tags,
      successStatus: 200,
    })
    .errors(ofFamily)
    .input(enrolmentId)
    .output(enrolments),

  sayAbsence: oc
    .route({
      method: 'POST',
      path: `${own}/{enrolmentId}/absences`,
      summary:
        'Says that a student cannot come to a session, or comes after all; the latest counts',
      tags,
      successStatus: 200,
    })
    .errors({ ...ofFamily, SESSION_NOT_FOUND, TOO_MANY_TRIES })
    .input(
      enrolmentId.extend({
        ...SessionOf,
        /** What the coach should know, which may be empty; null where the student comes after all. */
        note: oneLine(0, 200).nullable(),
      }),
    )
    .output(enrolments),

  register: oc
    .route({
      method: 'GET',
      path: `${academy}/batches/{batchId}/register`,
      summary: 'Who trains in a batch, and who waits',
      tags,
    })
    .errors({ ...ofAcademy, BATCH_NOT_FOUND })
    .input(organisationId.extend({ batchId: z.uuid() }))
    .output(envelope(Register)),

  settleEnrolment: oc
    .route({
      method: 'POST',
      path: `${academy}/enrolments/{enrolmentId}`,
      summary:
        'Gives a student a place after a trial or from the waiting list, or ends the enrolment',
      tags,
      successStatus: 200,
    })
    .errors({ ...ofAcademy, ENROLMENT_NOT_FOUND, ENROLMENT_OVER, BATCH_FULL })
    .input(organisationId.extend({ enrolmentId: z.uuid(), to: z.enum(['enrolled', 'withdrawn']) }))
    .output(envelope(Register)),

  studentForm: oc
    .route({
      method: 'GET',
      path: `${academy}/students/{studentId}/form`,
      summary: 'What those who coach have to know of a student: medical notes, and whom to call',
      tags,
    })
    .errors({ ...ofAcademy, STUDENT_NOT_FOUND })
    .input(organisationId.extend({ studentId: z.uuid() }))
    .output(envelope(StudentForm)),
}
