import { oc } from '@orpc/contract'
import { z } from 'zod'
import { NOT_ALLOWED, SIGNED_OUT, TOO_MANY_TRIES } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { OrganisationId, TeamId } from '../ids.ts'
import { IdempotencyKey } from '../orders/order-fields.ts'
import { ORGANISATION_NOT_FOUND } from '../organisations/organisation-refusals.ts'
import { Gender, OrganisationRef, TeamRef } from '../records.ts'
import { ClubTeam, PlayerLines, Season, SquadPlayer, TeamFields } from './club-fields.ts'
import {
  CLUB_FULL,
  PLAYER_NOT_FOUND,
  SHIRT_TAKEN,
  TEAM_NAME_TAKEN,
  TEAM_NOT_FOUND,
  TOO_MANY_LINES,
} from './club-refusals.ts'

const tags = ['Clubs']
const teams = '/api/v1/organisations/{organisationId}/teams' as const
const squad = `${teams}/{teamId}/squad` as const
const organisationId = z.strictObject({ organisationId: OrganisationId })
const team = organisationId.extend({ teamId: TeamId })
const squadOf = team.extend({ season: Season })
const refusals = { SIGNED_OUT, NOT_ALLOWED, ORGANISATION_NOT_FOUND }
const ofTeam = { ...refusals, TEAM_NOT_FOUND }

const Squad = z.object({
  organisation: OrganisationRef,
  team: TeamRef,
  gender: Gender,
  season: Season,
  /** By shirt number, then by name. */
  players: z.array(SquadPlayer),
})
export type Squad = z.infer<typeof Squad>

/** Calls about the teams of a club and their squads, for those who run them. */
export const clubTeamCalls = {
  teams: oc
    .route({
      method: 'GET',
      path: teams,
      summary: 'The teams of a club and the sizes of their squads in a season',
      tags,
    })
    .errors(refusals)
    .input(
      organisationId.extend({
        /** The latest with a squad by default, else this year. */
        season: Season.optional(),
      }),
    )
    .output(
      envelope(
        z.object({
          organisation: OrganisationRef,
          season: Season,
          /** Those with squads, the latest first. */
          seasons: z.array(Season),
          /** By name. */
          teams: z.array(ClubTeam),
          /** The caller runs the whole organisation, not only its teams. */
          isManager: z.boolean(),
        }),
      ),
    ),

  createTeam: oc
    .route({
      method: 'POST',
      path: teams,
      summary:
        'Makes a team of a club, with a public page; repeated with the same key, it answers the same',
      tags,
      successStatus: 201,
    })
    .errors({ ...refusals, TOO_MANY_TRIES, TEAM_NAME_TAKEN, CLUB_FULL })
    .input(organisationId.extend({ fields: TeamFields, idempotencyKey: IdempotencyKey }))
    .output(envelope(ClubTeam)),

  saveTeam: oc
    .route({
      method: 'PUT',
      path: `${teams}/{teamId}`,
      summary: 'Changes the name of a team that was made here, or who plays in it',
      tags,
    })
    .errors({ ...ofTeam, TEAM_NAME_TAKEN })
    .input(team.extend({ fields: TeamFields }))
    .output(envelope(ClubTeam)),

  squad: oc
    .route({ method: 'GET', path: squad, summary: 'A team’s squad of a season', tags })
    .errors(ofTeam)
    .input(squadOf)
    .output(envelope(Squad)),

  addToSquad: oc
    .route({
      method: 'POST',
      path: squad,
      summary:
        'Adds players of the club by id, and others by their names, a line each; who is in the squad stays',
      tags,
      successStatus: 200,
    })
    .errors({ ...ofTeam, TOO_MANY_TRIES, PLAYER_NOT_FOUND, CLUB_FULL, TOO_MANY_LINES })
    .input(
      squadOf.extend({
        playerIds: z.array(z.uuid()).max(200).default([]),
        /** "7 Ayesha Khan (c) (wk)" says the shirt number, the captain and the wicket-keeper too. */
        text: PlayerLines.default(''),
      }),
    )
    .output(envelope(Squad)),

  changeInSquad: oc
    .route({
      method: 'PUT',
      path: `${squad}/{playerId}`,
      summary:
        'Changes a player’s number; a new captain or wicket-keeper takes the place of the former',
      tags,
    })
    .errors({ ...ofTeam, PLAYER_NOT_FOUND, SHIRT_TAKEN })
    .input(
      squadOf.extend({
        playerId: z.uuid(),
        shirt: z.int().min(0).max(999).nullable(),
        isCaptain: z.boolean(),
        isKeeper: z.boolean(),
      }),
    )
    .output(envelope(Squad)),

  removeFromSquad: oc
    .route({
      method: 'POST',
      path: `${squad}/remove`,
      summary: 'Takes a player out of a squad; the player stays in the club',
      tags,
      successStatus: 200,
    })
    .errors(ofTeam)
    .input(squadOf.extend({ playerId: z.uuid() }))
    .output(envelope(Squad)),
}
