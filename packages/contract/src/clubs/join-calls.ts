import { oc } from '@orpc/contract'
import { z } from 'zod'
import { NOT_ALLOWED, SIGNED_OUT, TOO_MANY_TRIES } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { OrganisationId } from '../ids.ts'
import { oneLine } from '../matches/scoring-fields.ts'
import { NEEDS_AN_OWNER, ORGANISATION_NOT_FOUND } from '../organisations/organisation-refusals.ts'
import { Day, Instant } from '../time.ts'
import { BirthDay } from './club-fields.ts'
import { ALREADY_A_PLAYER, CLUB_FULL, JOIN_REQUEST_OVER, NOBODY_TO_ASK } from './club-refusals.ts'

const tags = ['Clubs']
const requests = '/api/v1/organisations/{organisationId}/join-requests' as const
const own = `${requests}/own` as const
const organisationId = z.strictObject({ organisationId: OrganisationId })
const refusals = { SIGNED_OUT, NOT_ALLOWED, ORGANISATION_NOT_FOUND }

/** How an account stands with a club. */
export const JoinStanding = z.object({
  isMember: z.boolean(),
  /** When the account asked to join; null when no request is open. */
  askedAt: Instant.nullable(),
  /** The child for whom the account asked; null where it asked for itself. */
  childName: z.string().nullable(),
  /** Clubs and academies that somebody runs here can be asked. */
  canAsk: z.boolean(),
})
export type JoinStanding = z.infer<typeof JoinStanding>

/** Somebody who asks to join, as those see them who run the club. */
export const JoinRequest = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Empty when the person wrote nothing. */
  note: z.string(),
  /** For whom a parent asks; null where somebody asks for themselves. */
  child: z.object({ name: z.string(), bornOn: Day }).nullable(),
  askedAt: Instant,
})
export type JoinRequest = z.infer<typeof JoinRequest>

/** Calls of those who want to join a club, and of those who decide. */
export const clubJoinCalls = {
  joinStanding: oc
    .route({
      method: 'GET',
      path: own,
      summary: 'Whether the account is a member of a club, or has asked to join',
      tags,
    })
    .errors({ SIGNED_OUT, ORGANISATION_NOT_FOUND })
    .input(organisationId)
    .output(envelope(JoinStanding)),

  askToJoin: oc
    .route({
      method: 'PUT',
      path: own,
      summary:
        'Asks to join a club, for oneself or for a child. An account has one open request in a club, and asking again changes it; members stay as they are',
      tags,
    })
    .errors({ SIGNED_OUT, ORGANISATION_NOT_FOUND, NOBODY_TO_ASK, TOO_MANY_TRIES })
    .input(
      organisationId.extend({
        note: oneLine(0, 300),
        /** A child under 18, of whom the account then is a guardian. */
        child: z.strictObject({ name: oneLine(1, 100), bornOn: BirthDay }).optional(),
      }),
    )
    .output(envelope(JoinStanding)),

  withdrawJoinRequest: oc
    .route({
      method: 'POST',
      path: `${own}/withdraw`,
      summary: 'Withdraws the account’s own request to join, if one is open',
      tags,
      successStatus: 200,
    })
    .errors({ SIGNED_OUT, ORGANISATION_NOT_FOUND })
    .input(organisationId)
    .output(envelope(JoinStanding)),

  leaveClub: oc
    .route({
      method: 'POST',
      path: '/api/v1/organisations/{organisationId}/leave',
      summary:
        'Ends the account’s own roles in a club and its entry among the players, with this season’s squads and the team sheets to come; the last owner stays',
      tags,
      successStatus: 200,
    })
    .errors({ SIGNED_OUT, ORGANISATION_NOT_FOUND, NEEDS_AN_OWNER })
    .input(organisationId)
    .output(envelope(JoinStanding)),

  joinRequests: oc
    .route({ method: 'GET', path: requests, summary: 'Who asks to join, oldest first', tags })
    .errors(refusals)
    .input(organisationId)
    .output(envelope(z.array(JoinRequest))),

  decideJoinRequest: oc
    .route({
      method: 'POST',
      path: `${requests}/decide`,
      summary:
        'Accepts somebody as a member with the role of a player, or a child whose guardian the asker then is, or declines; they are told',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, JOIN_REQUEST_OVER, CLUB_FULL, ALREADY_A_PLAYER })
    .input(organisationId.extend({ requestId: z.uuid(), accepts: z.boolean() }))
    .output(envelope(z.array(JoinRequest))),
}
