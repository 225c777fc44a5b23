import { oc } from '@orpc/contract'
import { z } from 'zod'
import { NOT_ALLOWED, SIGNED_OUT, TOO_MANY_TRIES } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { OrganisationId } from '../ids.ts'
import { oneLine } from '../matches/scoring-fields.ts'
import { OrganisationRef } from '../records.ts'
import { Instant } from '../time.ts'
import {
  CLAIMANT_OWNS_MANY,
  NOT_CLAIMABLE,
  ORGANISATION_CLAIM_OVER,
  ORGANISATION_NOT_FOUND,
} from './organisation-refusals.ts'

const tags = ['Organisations']
const claims = '/api/v1/organisations/{organisationId}/claims' as const
const own = `${claims}/own` as const
const organisationId = z.strictObject({ organisationId: OrganisationId })

/** What somebody says who asks for an organisation that nobody runs. */
const ClaimFields = z.object({
  /** What they do there, in their words: "Secretary". */
  role: z.string(),
  /** How those who decide can tell that it is so. */
  evidence: z.string(),
  /** A page that says so; empty without one. */
  link: z.string(),
})

const NewClaim = z.strictObject({
  role: oneLine(2, 80),
  evidence: z
    .string()
    .trim()
    .min(20, 'Say it in at least 20 characters')
    .max(1000)
    .regex(/^[^\0]*$/, 'Must be text'),
  link: z.union([
    z.literal(''),
    z
      .url({ protocol: /^https?$/, error: 'Must be an address such as https://example.org' })
      .max(300),
  ]),
})

/** How an account stands with an organisation that nobody may run yet. */
export const ClaimStanding = z.object({
  organisation: OrganisationRef,
  /** Nobody runs it, so that it can be asked for. */
  canClaim: z.boolean(),
  /** The account is one of its owners. */
  isOwner: z.boolean(),
  /** The account’s own claim that is open. */
  open: ClaimFields.extend({ madeAt: Instant }).nullable(),
  /** Why its last claim was declined, unless one is open. */
  declined: z.object({ reason: z.string(), decidedAt: Instant }).nullable(),
})
export type ClaimStanding = z.infer<typeof ClaimStanding>

/** An open claim, as those see it who decide. */
export const OrganisationClaim = ClaimFields.extend({
  id: z.uuid(),
  name: z.string(),
  madeAt: Instant,
})
export type OrganisationClaim = z.infer<typeof OrganisationClaim>

/** Calls of those who ask for an organisation that nobody runs, and of those who decide. */
export const organisationClaimCalls = {
  claimStanding: oc
    .route({
      method: 'GET',
      path: own,
      summary: 'Whether the account can ask to run an organisation, and what became of its claim',
      tags,
    })
    .errors({ SIGNED_OUT, ORGANISATION_NOT_FOUND })
    .input(organisationId)
    .output(envelope(ClaimStanding)),

  claim: oc
    .route({
      method: 'PUT',
      path: own,
      summary:
        'Asks to run an organisation that nobody runs. An account has one open claim there: asking again changes it',
      tags,
    })
    .errors({ SIGNED_OUT, ORGANISATION_NOT_FOUND, NOT_CLAIMABLE, TOO_MANY_TRIES })
    .input(organisationId.extend({ fields: NewClaim }))
    .output(envelope(ClaimStanding)),

  withdrawClaim: oc
    .route({
      method: 'POST',
      path: `${own}/withdraw`,
      summary: 'Withdraws the account’s own claim, if one is open',
      tags,
      successStatus: 200,
    })
    .errors({ SIGNED_OUT, ORGANISATION_NOT_FOUND })
    .input(organisationId)
    .output(envelope(ClaimStanding)),

  claims: oc
    .route({
      method: 'GET',
      path: claims,
      summary: 'Who asks to run the organisation, oldest first, for those who give the role',
      tags,
    })
    .errors({ SIGNED_OUT, NOT_ALLOWED, ORGANISATION_NOT_FOUND })
    .input(organisationId)
    .output(envelope(z.array(OrganisationClaim))),

  decideClaim: oc
    .route({
      method: 'POST',
      path: `${claims}/decide`,
      summary: 'Makes the claimant an owner, or declines with a reason; they are told',
      tags,
      successStatus: 200,
    })
    .errors({
      SIGNED_OUT,
      NOT_ALLOWED,
      ORGANISATION_NOT_FOUND,
      ORGANISATION_CLAIM_OVER,
      CLAIMANT_OWNS_MANY,
    })
    .input(
      z.discriminatedUnion('accepts', [
        organisationId.extend({ claimId: z.uuid(), accepts: z.literal(true) }),
        organisationId.extend({
          claimId: z.uuid(),
          accepts: z.literal(false),
          reason: oneLine(1, 300),
        }),
      ]),
    )
    .output(envelope(z.array(OrganisationClaim))),
}
