import { oc } from '@orpc/contract'
import { z } from 'zod'
import { Email } from '../accounts/account-fields.ts'
import { NOT_ALLOWED, SIGNED_OUT, TOO_MANY_TRIES } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { OrganisationId } from '../ids.ts'
import { oneLine } from '../matches/scoring-fields.ts'
import { ORGANISATION_NOT_FOUND } from '../organisations/organisation-refusals.ts'
import { OrganisationRef } from '../records.ts'
import { Instant } from '../time.ts'
import { BirthDay, PlayerLines, ReadLine, RosterPlayer } from './club-fields.ts'
import { EvenIfLast } from './family-calls.ts'
import {
  ALREADY_A_PLAYER,
  CLAIM_OVER,
  CLUB_FULL,
  LAST_GUARDIAN,
  PLAYER_NAME_TAKEN,
  PLAYER_NOT_FOUND,
  TOO_MANY_LINES,
} from './club-refusals.ts'

const tags = ['Clubs']
const players = '/api/v1/organisations/{organisationId}/players' as const
const organisationId = z.strictObject({ organisationId: OrganisationId })
const player = organisationId.extend({ playerId: z.uuid() })
const refusals = { SIGNED_OUT, NOT_ALLOWED, ORGANISATION_NOT_FOUND }
const Token = z.string().min(20).max(100)

const Roster = z.object({
  organisation: OrganisationRef,
  /** By name. */
  players: z.array(RosterPlayer),
  /** Members of the club who are not among its players, by name. */
  members: z.array(z.object({ accountId: z.uuid(), name: z.string() })),
  /** The caller runs the whole organisation, not only its teams. */
  isManager: z.boolean(),
  /** The caller may merge records of people who play for this club only. */
  mergesPeople: z.boolean(),
})
export type Roster = z.infer<typeof Roster>

/** Calls about those who play for a club, with or without an account. */
export const clubPlayerCalls = {
  players: oc
    .route({ method: 'GET', path: players, summary: 'Everybody who plays for a club', tags })
    .errors(refusals)
    .input(organisationId)
    .output(envelope(Roster)),

  readPlayers: oc
    .route({
      method: 'POST',
      path: `${players}/preview`,
      summary: 'What adding these lines would do; changes nothing',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, TOO_MANY_LINES })
    .input(organisationId.extend({ text: PlayerLines }))
    .output(envelope(z.array(ReadLine))),

  addPlayers: oc
    .route({
      method: 'POST',
      path: players,
      summary:
        'Adds players by their names, a line each, and members by their accounts. Who is there already stays; lines that are refused are left out',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, TOO_MANY_TRIES, TOO_MANY_LINES, CLUB_FULL })
    .input(
      organisationId.extend({
        text: PlayerLines.default(''),
        accountIds: z.array(z.uuid()).max(200).default([]),
      }),
    )
    .output(envelope(Roster)),

  savePlayer: oc
    .route({
      method: 'PUT',
      path: `${players}/{playerId}`,
      summary: 'Changes the name, email address and date of birth that the club has of a player',
      tags,
    })
    .errors({ ...refusals, PLAYER_NOT_FOUND, PLAYER_NAME_TAKEN })
    .input(
      player.extend({
        name: oneLine(1, 100),
        email: Email.nullable(),
        /** Left as it is unless given. */
        bornOn: BirthDay.nullable().optional(),
      }),
    )
    .output(envelope(Roster)),

  removePlayer: oc
    .route({
      method: 'POST',
      path: `${players}/remove`,
      summary: 'Takes a player off the club’s list and out of this season’s squads',
      tags,
      successStatus: 200,
    })
    .errors(refusals)
    .input(player)
    .output(envelope(Roster)),

  removeGuardian: oc
    .route({
      method: 'POST',
      path: `${players}/guardians/remove`,
      summary:
        'Ends that an account looks after a child. With the last guardian ends what the public may see',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, PLAYER_NOT_FOUND, LAST_GUARDIAN })
    .input(player.extend({ accountId: z.uuid(), evenIfLast: EvenIfLast }))
    .output(envelope(Roster)),

  offerClaim: oc
    .route({
      method: 'POST',
      path: `${players}/claims`,
      summary:
        'Makes a link with which one account takes a player’s entry over, and emails it where the club has an address; an earlier link ends',
      tags,
      successStatus: 201,
    })
    .errors({ ...refusals, TOO_MANY_TRIES, PLAYER_NOT_FOUND })
    .input(player)
    .output(
      envelope(
        z.object({
          /** The path of the link on this site, told only now. */
          path: z.string(),
          expiresAt: Instant,
          /** The address that it was sent to; null when there is none. */
          sentTo: z.string().nullable(),
        }),
      ),
    ),

  showClaim: oc
    .route({
      method: 'POST',
      path: '/api/v1/club-claims/show',
      summary: 'Whose entry in which club a link is for',
      tags,
      successStatus: 200,
    })
    .errors({ CLAIM_OVER, TOO_MANY_TRIES })
    .input(z.strictObject({ token: Token }))
    .output(
      envelope(
        z.object({
          organisation: OrganisationRef,
          name: z.string(),
          /** The player is under 18: whoever accepts becomes the guardian. */
          isMinor: z.boolean(),
        }),
      ),
    ),

  claim: oc
    .route({
      method: 'POST',
      path: '/api/v1/club-claims/accept',
      summary:
        'Makes the caller the player whom a link is for, or the guardian of one who is under 18, and a member of the club',
      tags,
      successStatus: 200,
    })
    .errors({ SIGNED_OUT, TOO_MANY_TRIES, CLAIM_OVER, ALREADY_A_PLAYER })
    .input(z.strictObject({ token: Token }))
    .output(envelope(z.object({ organisation: OrganisationRef }))),
}
