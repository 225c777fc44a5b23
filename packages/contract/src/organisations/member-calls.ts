import { oc } from '@orpc/contract'
import { z } from 'zod'
import { OrganisationRole } from '../access/roles.ts'
import { Email, PhoneNumber } from '../accounts/account-fields.ts'
import { NOT_ALLOWED, SIGNED_OUT, TOO_MANY_TRIES } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { OrganisationId } from '../ids.ts'
import { OrganisationRef } from '../records.ts'
import { Instant } from '../time.ts'
import { People, Roles } from './organisation-fields.ts'
import {
  INVITATION_FOR_ANOTHER,
  INVITATION_OVER,
  MEMBER_NOT_FOUND,
  NEEDS_AN_OWNER,
  ORGANISATION_FULL,
  ORGANISATION_NOT_FOUND,
  TOO_MANY_ORGANISATIONS,
} from './organisation-refusals.ts'

const tags = ['Organisations']
const of = (rest: string) => `/api/v1/organisations/{organisationId}/${rest}` as const
const organisationId = z.strictObject({ organisationId: OrganisationId })
const refusals = { SIGNED_OUT, NOT_ALLOWED, ORGANISATION_NOT_FOUND }
/** At most so many at once. */
export const MOST_INVITED = 100

/**
 * What is done with an address. `invited`: it has an invitation that can be used. `too many`: beyond what one
 * account sends in an hour. `too often`: that address has been invited often enough today.
 */
const InvitedLine = z.object({
  email: z.string(),
  does: z.enum(['invite', 'invited', 'wrong', 'too many', 'too often']),
})

const Token = z.string().min(20).max(100)

/** Calls about the accounts that have roles in an organisation. */
export const memberCalls = {
  members: oc
    .route({
      method: 'GET',
      path: of('members'),
      summary: 'Who has which role in an organisation, and who has been invited',
      tags,
    })
    .errors(refusals)
    .input(organisationId)
    .output(envelope(People)),

  changeRoles: oc
    .route({
      method: 'PUT',
      path: of('members/{accountId}'),
      summary: 'Gives a member these roles instead of those that they have',
      tags,
    })
    .errors({ ...refusals, MEMBER_NOT_FOUND, NEEDS_AN_OWNER, TOO_MANY_ORGANISATIONS })
    .input(organisationId.extend({ accountId: z.uuid(), roles: Roles }))
    .output(envelope(People)),

  removeMember: oc
    .route({
      method: 'POST',
      path: of('members/remove'),
      summary: 'Takes all roles from a member at once; anybody may leave like this',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, MEMBER_NOT_FOUND, NEEDS_AN_OWNER })
    .input(organisationId.extend({ accountId: z.uuid() }))
    .output(envelope(z.object({ accountId: z.uuid() }))),

  invite: oc
    .route({
      method: 'POST',
      path: of('invitations'),
      summary:
        'Makes a link by which one account gets roles, and sends it to an email address or a mobile number',
      tags,
      successStatus: 201,
    })
    .errors({ ...refusals, TOO_MANY_TRIES, ORGANISATION_FULL })
    .input(
      organisationId
        .extend({
          roles: Roles,
          /** With an address, only the account with that address can accept. */
          email: Email.optional(),
          /**
           * Likewise, in a text message. A number without a calling code is one of the organisation's
           * country.
           */
          phone: PhoneNumber.optional(),
          days: z.int().min(1).max(30).default(14),
        })
        .refine(({ email, phone }) => email === undefined || phone === undefined, {
          path: ['phone'],
          message: 'Either an email or a mobile number',
        }),
    )
    .output(
      envelope(
        z.object({
          /** The path of the link on this site, told only now; null when it was sent. */
          path: z.string().nullable(),
          expiresAt: Instant,
          people: People,
        }),
      ),
    ),

  inviteMany: oc
    .route({
      method: 'POST',
      path: of('invitations/many'),
      summary: 'Invites many people by email; before that it can be asked what it would do',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, ORGANISATION_FULL })
    .input(
      organisationId.extend({
        roles: Roles,
        /** Lines of addresses, or of a spreadsheet that has them among others. */
        text: z.string().min(1).max(20_000),
        days: z.int().min(1).max(30).default(14),
        /** Answers what would be done, and does nothing. */
        preview: z.boolean(),
      }),
    )
    .output(envelope(z.object({ lines: z.array(InvitedLine), people: People }))),

  withdrawInvitation: oc
    .route({
      method: 'POST',
      path: of('invitations/withdraw'),
      summary: 'Ends an invitation that nobody has used',
      tags,
      successStatus: 200,
    })
    .errors(refusals)
    .input(organisationId.extend({ invitationId: z.uuid() }))
    .output(envelope(People)),

  showInvitation: oc
    .route({
      method: 'POST',
      path: '/api/v1/organisation-invitations/show',
      summary: 'What an invitation is for',
      tags,
      successStatus: 200,
    })
    .errors({ INVITATION_OVER, TOO_MANY_TRIES })
    .input(z.strictObject({ token: Token }))
    .output(
      envelope(
        z.object({
          organisation: OrganisationRef,
          roles: z.array(OrganisationRole),
          invitedBy: z.string().nullable(),
          expiresAt: Instant,
        }),
      ),
    ),

  acceptInvitation: oc
    .route({
      method: 'POST',
      path: '/api/v1/organisation-invitations/accept',
      summary: 'Gives the caller the roles of an invitation and uses it up',
      tags,
      successStatus: 200,
    })
    .errors({
      SIGNED_OUT,
      TOO_MANY_TRIES,
      INVITATION_OVER,
      INVITATION_FOR_ANOTHER,
      TOO_MANY_ORGANISATIONS,
    })
    .input(z.strictObject({ token: Token }))
    .output(envelope(z.object({ organisation: OrganisationRef }))),
}
