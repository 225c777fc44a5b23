import { oc } from '@orpc/contract'
import { z } from 'zod'
import { NOT_ALLOWED, SIGNED_OUT, TOO_MANY_TRIES } from '../accounts/account-refusals.ts'
import { PLAYER_NOT_FOUND } from '../clubs/club-refusals.ts'
import { envelope } from '../envelope.ts'
import { OrganisationId } from '../ids.ts'
import { oneLine } from '../matches/scoring-fields.ts'
import { IdempotencyKey } from '../orders/order-fields.ts'
import { ORGANISATION_NOT_FOUND } from '../organisations/organisation-refusals.ts'
import { Day } from '../time.ts'
import { Amount, FeeAccount, FeeBook, FeeSettings, ProductFields } from './fee-fields.ts'
import {
  CURRENCY_FIXED,
  ENTRY_UNKNOWN,
  NOT_REFUNDABLE,
  PRODUCT_NAME_TAKEN,
  PRODUCT_NOT_FOUND,
  SHEET_NOT_PUBLISHED,
} from './fee-refusals.ts'

const tags = ['Fees']
const fees = '/api/v1/organisations/{organisationId}/fees' as const
const members = `${fees}/members/{playerId}` as const
const organisationId = z.strictObject({ organisationId: OrganisationId })
const member = organisationId.extend({ playerId: z.uuid() })
const refusals = { SIGNED_OUT, NOT_ALLOWED, ORGANISATION_NOT_FOUND }
const MOST_PLAYERS = 2_000

/** Calls of those who keep the accounts of a club's players. */
export const feeCalls = {
  book: oc
    .route({ method: 'GET', path: fees, summary: 'What a club charges, and who owes what', tags })
    .errors(refusals)
    .input(organisationId)
    .output(envelope(FeeBook)),

  saveSettings: oc
    .route({
      method: 'PUT',
      path: fees,
      summary:
        'Changes the currency of a club’s fees, reminders, and whether debtors can be picked',
      tags,
    })
    .errors({ ...refusals, CURRENCY_FIXED })
    .input(organisationId.extend({ settings: FeeSettings }))
    .output(envelope(FeeBook)),

  createProduct: oc
    .route({
      method: 'POST',
      path: `${fees}/products`,
      summary: 'Adds a match fee, a subscription or a training fee',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, PRODUCT_NAME_TAKEN, TOO_MANY_TRIES })
    .input(organisationId.extend({ fields: ProductFields, idempotencyKey: IdempotencyKey }))
    .output(envelope(FeeBook)),

  saveProduct: oc
    .route({
      method: 'PUT',
      path: `${fees}/products/{productId}`,
      summary: 'Changes a fee, or ends it; what was charged stays as it was',
      tags,
    })
    .errors({ ...refusals, PRODUCT_NOT_FOUND, PRODUCT_NAME_TAKEN })
    .input(
      organisationId.extend({
        productId: z.uuid(),
        fields: ProductFields,
        isEnded: z.boolean().default(false),
      }),
    )
    .output(envelope(FeeBook)),

  chargeSheet: oc
    .route({
      method: 'POST',
      path: `${fees}/sheets/{entryId}`,
      summary:
        'Charges everybody on a published team sheet who was not charged yet; due on the day of the match, or today when it is over',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, PRODUCT_NOT_FOUND, SHEET_NOT_PUBLISHED, TOO_MANY_TRIES })
    .input(organisationId.extend({ entryId: z.uuid(), productId: z.uuid() }))
    .output(envelope(FeeBook)),

  charge: oc
    .route({
      method: 'POST',
      path: `${fees}/charges`,
      summary:
        'Charges players; a subscription once each with its instalments, anything else once for a day',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, PRODUCT_NOT_FOUND, TOO_MANY_TRIES })
    .input(
      organisationId.extend({
        productId: z.uuid(),
        playerIds: z.array(z.uuid()).min(1).max(MOST_PLAYERS),
        dueOn: Day,
      }),
    )
    .output(envelope(FeeBook)),

  remind: oc
    .route({
      method: 'POST',
      path: `${fees}/reminders`,
      summary: 'Reminds players of what is due by now or within a week; each once a day at most',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, TOO_MANY_TRIES })
    .input(organisationId.extend({ playerIds: z.array(z.uuid()).min(1).max(MOST_PLAYERS) }))
    .output(envelope(FeeBook)),

  table: oc
    .route({
      method: 'POST',
      path: `${fees}/table.csv`,
      summary: 'Every entry of a club’s accounts, as CSV',
      tags,
      successStatus: 200,
    })
    .errors(refusals)
    .input(organisationId)
    .output(z.file().mime('text/csv')),

  account: oc
    .route({ method: 'GET', path: members, summary: 'The account of one player', tags })
    .errors({ ...refusals, PLAYER_NOT_FOUND })
    .input(member)
    .output(envelope(FeeAccount)),

  setConcession: oc
    .route({
      method: 'PUT',
      path: `${members}/concession`,
      summary: 'Says whether a player pays the concession, from the next charge on',
      tags,
    })
    .errors({ ...refusals, PLAYER_NOT_FOUND })
    .input(member.extend({ isConcession: z.boolean() }))
    .output(envelope(FeeAccount)),

  enterPayment: oc
    .route({
      method: 'POST',
      path: `${members}/payments`,
      summary: 'Enters what a player has paid in cash or by transfer',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, PLAYER_NOT_FOUND, TOO_MANY_TRIES })
    .input(
      member.extend({
        method: z.enum(['cash', 'transfer']),
        amount: Amount,
        paidOn: Day,
        note: oneLine(0, 100),
        idempotencyKey: IdempotencyKey,
      }),
    )
    .output(envelope(FeeAccount)),

  takeBack: oc
    .route({
      method: 'POST',
      path: `${members}/entries/{entryId}/take-back`,
      summary:
        'Takes a charge or payment back by a contrary entry; a card payment is refunded. Repeating it changes nothing',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, PLAYER_NOT_FOUND, ENTRY_UNKNOWN, NOT_REFUNDABLE })
    .input(member.extend({ entryId: z.uuid() }))
    .output(envelope(FeeAccount)),
}
