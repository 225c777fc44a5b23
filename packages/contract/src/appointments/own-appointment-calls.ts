import { oc } from '@orpc/contract'
import { z } from 'zod'
import { SIGNED_OUT } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { oneLine } from '../matches/scoring-fields.ts'
import { Away, DaysAway, OwnAppointment } from './appointment-fields.ts'
import {
  APPOINTMENT_ANSWERED,
  APPOINTMENT_LINK_OVER,
  APPOINTMENT_NOT_FOUND,
  OFFICIAL_CLAIMED,
} from './appointment-refusals.ts'

const tags = ['Own appointments']

/** 256 random bits as text. */
const Token = z
  .string()
  .min(20)
  .max(100)
  .regex(/^[\w-]*$/)

const link = z.strictObject({ token: Token })
const answer = { accepts: z.boolean(), reason: oneLine(0, 300).default('') }

const OwnList = z.object({
  appointments: z.array(OwnAppointment),
  /** Days on which the caller cannot stand. */
  away: z.array(DaysAway),
  /** Whether the account is that of an official. */
  isOfficial: z.boolean(),
})

/** How officials answer: by the link in their email, or logged in. */
export const ownAppointmentCalls = {
  showByLink: oc
    .route({
      method: 'POST',
      path: '/api/v1/appointments/link',
      summary: 'The appointment of a link',
      tags,
      successStatus: 200,
    })
    .errors({ APPOINTMENT_LINK_OVER })
    .input(link)
    .output(envelope(OwnAppointment)),

  answerByLink: oc
    .route({
      method: 'POST',
      path: '/api/v1/appointments/link/answer',
      summary: 'Accepts or declines, once; the same answer again changes nothing',
      tags,
      successStatus: 200,
    })
    .errors({ APPOINTMENT_LINK_OVER, APPOINTMENT_ANSWERED })
    .input(link.extend(answer))
    .output(envelope(OwnAppointment)),

  claim: oc
    .route({
      method: 'POST',
      path: '/api/v1/account/appointments/claim',
      summary: 'Puts the appointments of the official of a link into the account’s own list',
      tags,
      successStatus: 200,
    })
    .errors({ SIGNED_OUT, APPOINTMENT_LINK_OVER, OFFICIAL_CLAIMED })
    .input(link)
    .output(envelope(OwnAppointment)),

  own: oc
    .route({
      method: 'GET',
      path: '/api/v1/account/appointments',
      summary: 'The appointments of the account, the next first',
      tags,
    })
    .errors({ SIGNED_OUT })
    .output(envelope(OwnList)),

  answer: oc
    .route({
      method: 'POST',
      path: '/api/v1/account/appointments/{appointmentId}/answer',
      summary: 'Accepts or declines an own appointment; the same answer again changes nothing',
      tags,
      successStatus: 200,
    })
    .errors({ SIGNED_OUT, APPOINTMENT_NOT_FOUND, APPOINTMENT_ANSWERED })
    .input(z.strictObject({ appointmentId: z.uuid(), ...answer }))
    .output(envelope(OwnList)),

  saveAway: oc
    .route({
      method: 'PUT',
      path: '/api/v1/account/appointments/away',
      summary: 'Says on which days the account cannot stand',
      tags,
    })
    .errors({ SIGNED_OUT, APPOINTMENT_NOT_FOUND })
    .input(z.strictObject({ away: Away }))
    .output(envelope(OwnList)),
}
