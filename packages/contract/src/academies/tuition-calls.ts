import { oc } from '@orpc/contract'
import { z } from 'zod'
import { NOT_ALLOWED, SIGNED_OUT, TOO_MANY_TRIES } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { OrganisationId } from '../ids.ts'
import { ORGANISATION_NOT_FOUND } from '../organisations/organisation-refusals.ts'
import {
  BATCH_NOT_FOUND,
  ENROLMENT_NOT_FOUND,
  ENROLMENT_OVER,
  NAME_TAKEN,
  NOT_AN_ACADEMY,
  PACK_LEFT,
  PACK_NOT_FOUND,
  PART_NOT_FOUND,
  TARIFF_NOT_FOUND,
  TERM_CHARGED,
} from './academy-refusals.ts'
import { BatchTuition, OwnTuition, TariffFields, Tariffs } from './tuition-fields.ts'

const tags = ['Academies']
const academy = '/api/v1/organisations/{organisationId}/academy' as const
const organisationId = z.strictObject({ organisationId: OrganisationId })
const refusals = { SIGNED_OUT, NOT_ALLOWED, ORGANISATION_NOT_FOUND, NOT_AN_ACADEMY }
const enrolment = z.strictObject({ enrolmentId: z.uuid() })
const own = z.array(OwnTuition)

/** What programmes cost, how students pay, and the packs that attendance uses up. Charges stand in the fee book. */
export const tuitionCalls = {
  tariffs: oc
    .route({
      method: 'GET',
      path: `${academy}/tariffs`,
      summary: 'What the programmes of an academy cost',
      tags,
    })
    .errors(refusals)
    .input(organisationId)
    .output(envelope(Tariffs)),

  saveTariff: oc
    .route({
      method: 'PUT',
      path: `${academy}/tariffs/{id}`,
      summary:
        'Makes, changes or ends what a programme costs by term, by month or by packs; what was charged stays as it was',
      tags,
    })
    .errors({ ...refusals, NAME_TAKEN, PART_NOT_FOUND, TOO_MANY_TRIES })
    .input(
      organisationId.extend({
        id: z.uuid(),
        fields: TariffFields,
        isEnded: z.boolean().default(false),
      }),
    )
    .output(envelope(Tariffs)),

  chargeTuition: oc
    .route({
      method: 'POST',
      path: `${academy}/tuition/charges`,
      summary:
        'Charges the terms and months that are due within a week, as the server does by itself every half-hour; nothing twice',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, TOO_MANY_TRIES })
    .input(organisationId)
    .output(envelope(Tariffs)),

  batchTuition: oc
    .route({
      method: 'GET',
      path: `${academy}/batches/{batchId}/tuition`,
      summary:
        'How the students of a batch pay, and who owes; with amounts for those who keep the fees',
      tags,
    })
    .errors({ ...refusals, BATCH_NOT_FOUND })
    .input(organisationId.extend({ batchId: z.uuid() }))
    .output(envelope(BatchTuition)),

  setTuition: oc
    .route({
      method: 'PUT',
      path: `${academy}/enrolments/{enrolmentId}/tuition`,
      summary:
        'Says how a student pays from today on, or from the next month where one was charged',
      tags,
    })
    .errors({ ...refusals, ENROLMENT_NOT_FOUND, ENROLMENT_OVER, TARIFF_NOT_FOUND, TERM_CHARGED })
    .input(organisationId.extend({ enrolmentId: z.uuid(), tariffId: z.uuid() }))
    .output(envelope(BatchTuition)),

  givePack: oc
    .route({
      method: 'PUT',
      path: `${academy}/packs/{packId}`,
      summary: 'Gives a student a pack of sessions, and charges it; the caller chooses its id',
      tags,
    })
    .errors({ ...refusals, ENROLMENT_NOT_FOUND, TARIFF_NOT_FOUND, PACK_LEFT })
    .input(organisationId.extend({ packId: z.uuid(), enrolmentId: z.uuid() }))
    .output(envelope(BatchTuition)),

  refundPack: oc
    .route({
      method: 'POST',
      path: `${academy}/packs/{packId}/refund`,
      summary:
        'Ends a pack and takes the price of the sessions that are left off the student’s account: the price shared evenly, rounded down',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, PACK_NOT_FOUND })
    .input(organisationId.extend({ packId: z.uuid(), enrolmentId: z.uuid() }))
    .output(envelope(BatchTuition)),

  ownTuition: oc
    .route({
      method: 'GET',
      path: '/api/v1/my-academy/tuition',
      summary: 'How the account and its children pay, and what is left of their packs',
      tags,
    })
    .errors({ SIGNED_OUT })
    .output(envelope(own)),

  chooseTuition: oc
    .route({
      method: 'PUT',
      path: '/api/v1/my-academy/enrolments/{enrolmentId}/tuition',
      summary: 'Chooses how to pay from today on, or from the next month where one was charged',
      tags,
    })
    .errors({ SIGNED_OUT, ENROLMENT_NOT_FOUND, ENROLMENT_OVER, TARIFF_NOT_FOUND, TERM_CHARGED })
    .input(enrolment.extend({ tariffId: z.uuid() }))
    .output(envelope(own)),

  buyPack: oc
    .route({
      method: 'PUT',
      path: '/api/v1/my-academy/packs/{packId}',
      summary: 'Buys another pack of sessions once one is left; it is charged to My fees',
      tags,
    })
    .errors({ SIGNED_OUT, TOO_MANY_TRIES, ENROLMENT_NOT_FOUND, TARIFF_NOT_FOUND, PACK_LEFT })
    .input(enrolment.extend({ packId: z.uuid() }))
    .output(envelope(own)),
}
