import { oc } from '@orpc/contract'
import { z } from 'zod'
import { NOT_ALLOWED, SIGNED_OUT, TOO_MANY_TRIES } from '../accounts/account-refusals.ts'
import { Season } from '../clubs/club-fields.ts'
import { envelope } from '../envelope.ts'
import { OrganisationId } from '../ids.ts'
import { oneLine } from '../matches/scoring-fields.ts'
import { ORGANISATION_NOT_FOUND } from '../organisations/organisation-refusals.ts'
import { OrganisationRef } from '../records.ts'
import { Instant } from '../time.ts'
import {
  AFFILIATION_CIRCLE,
  APPLICATION_OVER,
  ASSOCIATION_NOT_FOUND,
  CANNOT_AFFILIATE,
  NOT_AFFILIATED,
} from './association-refusals.ts'

const tags = ['Associations']
const of = (rest = '') =>
  `/api/v1/organisations/{organisationId}/affiliations${rest}` as `/${string}`
const organisationId = z.strictObject({ organisationId: OrganisationId })
const refusals = { SIGNED_OUT, NOT_ALLOWED, ORGANISATION_NOT_FOUND }
const Reason = oneLine(0, 300)

/** What an organisation asked of an association for one season, and what became of it. */
export const AffiliationTerm = z.object({
  id: z.uuid(),
  organisation: OrganisationRef,
  association: OrganisationRef,
  season: Season,
  state: z.enum(['asked', 'approved', 'declined', 'withdrawn', 'ended']),
  /** What was written with the application; empty for nothing. */
  note: z.string(),
  /** Why it was declined or ended. */
  reason: z.string(),
  askedAt: Instant,
  decidedAt: Instant.nullable(),
})
export type AffiliationTerm = z.infer<typeof AffiliationTerm>

/** Two organisations of which one stands under the other. */
export const Affiliation = z.object({
  organisation: OrganisationRef,
  since: Instant,
  /** The latest season that was approved; null where it was never asked for here. */
  season: Season.nullable(),
})
export type Affiliation = z.infer<typeof Affiliation>

export const Affiliations = z.object({
  organisation: OrganisationRef,
  /** The associations that it is affiliated to. */
  above: z.array(Affiliation),
  /** What is affiliated to it. */
  below: z.array(Affiliation),
  /** Its own applications, the latest first, 50 at most. */
  applications: z.array(AffiliationTerm),
  /** Applications that it has to decide, the oldest first. */
  asked: z.array(AffiliationTerm),
})
export type Affiliations = z.infer<typeof Affiliations>

/** Calls of those who run a club, and of those who run the association that it stands under. */
export const affiliationCalls = {
  affiliations: oc
    .route({ method: 'GET', path: of(), summary: 'What an organisation is affiliated to', tags })
    .errors(refusals)
    .input(organisationId)
    .output(envelope(Affiliations)),

  apply: oc
    .route({
      method: 'PUT',
      path: of('/applications/{associationId}'),
      summary:
        'Applies to an association for a season, or renews. Applying again changes the note; what is approved stays',
      tags,
    })
    .errors({ ...refusals, TOO_MANY_TRIES, ASSOCIATION_NOT_FOUND, CANNOT_AFFILIATE })
    .errors({ AFFILIATION_CIRCLE })
    .input(organisationId.extend({ associationId: OrganisationId, season: Season, note: Reason }))
    .output(envelope(Affiliations)),

  withdrawApplication: oc
    .route({
      method: 'POST',
      path: of('/applications/withdraw'),
      summary: 'Withdraws an application that is not decided yet',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, APPLICATION_OVER })
    .input(organisationId.extend({ termId: z.uuid() }))
    .output(envelope(Affiliations)),

  decideApplication: oc
    .route({
      method: 'POST',
      path: of('/applications/decide'),
      summary: 'Approves an application, or declines it with a reason; the applicant is told',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, APPLICATION_OVER, AFFILIATION_CIRCLE })
    .input(
      z.discriminatedUnion('accepts', [
        organisationId.extend({ termId: z.uuid(), accepts: z.literal(true) }),
        organisationId.extend({
          termId: z.uuid(),
          accepts: z.literal(false),
          reason: oneLine(1, 300),
        }),
      ]),
    )
    .output(envelope(Affiliations)),

  endAffiliation: oc
    .route({
      method: 'POST',
      path: of('/end'),
      summary: 'Ends an affiliation, from either side; the other side is told',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, NOT_AFFILIATED })
    .input(organisationId.extend({ withId: OrganisationId, reason: Reason }))
    .output(envelope(Affiliations)),
}
