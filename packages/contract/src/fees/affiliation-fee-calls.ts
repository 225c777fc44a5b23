import { oc } from '@orpc/contract'
import { z } from 'zod'
import { NOT_ALLOWED, SIGNED_OUT } from '../accounts/account-refusals.ts'
import { Season } from '../clubs/club-fields.ts'
import { envelope } from '../envelope.ts'
import { OrganisationId } from '../ids.ts'
import { ORGANISATION_NOT_FOUND } from '../organisations/organisation-refusals.ts'
import { Currency } from '../places/place-calls.ts'
import { OrganisationRef } from '../records.ts'
import { Day } from '../time.ts'
import { MinorUnits } from '../units.ts'
import { Amount } from './fee-fields.ts'
import { NOT_AN_ASSOCIATION } from './fee-refusals.ts'

const tags = ['Fees']
const path = '/api/v1/organisations/{organisationId}/affiliation-fees' as const
const organisationId = z.strictObject({ organisationId: OrganisationId })
const refusals = { SIGNED_OUT, NOT_ALLOWED, ORGANISATION_NOT_FOUND }

/** Null for every kind that has no fee of its own. */
const AffiliateKind = z.enum(['club', 'academy', 'association']).nullable()

/** What an association asks of those whom it approves for a season. */
export const AffiliationFee = z.object({
  season: Season,
  kind: AffiliateKind,
  amount: MinorUnits,
})
export type AffiliationFee = z.infer<typeof AffiliationFee>

/** The account of an organisation with an association, seen from one of the two. */
export const AffiliationAccount = z.object({
  /** The account in the association's fee book. */
  playerId: z.uuid(),
  /** The other side. */
  organisation: OrganisationRef,
  currency: Currency,
  charged: MinorUnits,
  paid: MinorUnits,
  /** What is still to be paid. */
  open: MinorUnits,
  /** When the first of it is due. */
  dueOn: Day.nullable(),
})
export type AffiliationAccount = z.infer<typeof AffiliationAccount>

export const AffiliationFees = z.object({
  /** Of the organisation's own book. */
  currency: Currency,
  /** What it asks for, the latest season first. */
  fees: z.array(AffiliationFee),
  /** Its accounts with associations. */
  above: z.array(AffiliationAccount),
  /** The accounts of its affiliates. */
  below: z.array(AffiliationAccount),
})
export type AffiliationFees = z.infer<typeof AffiliationFees>

/** What affiliation costs, and who has paid it; payments are entered in the association's fee book. */
export const affiliationFeeCalls = {
  affiliations: oc
    .route({
      method: 'GET',
      path,
      summary: 'What affiliation costs, and what an organisation and its affiliates have paid',
      tags,
    })
    .errors(refusals)
    .input(organisationId)
    .output(envelope(AffiliationFees)),

  saveAffiliationFee: oc
    .route({
      method: 'PUT',
      path,
      summary:
        'Says what an association asks of those whom it approves for a season from now on; null for nothing',
      tags,
    })
    .errors({ ...refusals, NOT_AN_ASSOCIATION })
    .input(
      organisationId.extend({ season: Season, kind: AffiliateKind, amount: Amount.nullable() }),
    )
    .output(envelope(AffiliationFees)),
}
