import type { ClubTeam } from '@pavilion/contract/clubs/club-fields.ts'
import {
  CLUB_FULL,
  TEAM_NAME_TAKEN,
  TEAM_NOT_FOUND,
} from '@pavilion/contract/clubs/club-refusals.ts'
import { brokeUnique } from '#db/broke-rule.ts'
import type { Db } from '#db/connect.ts'
import { record } from '#events/record.ts'
import { counted, success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { teamRef } from '#records/references.queries.ts'
import { spendTries } from '#security/limits.ts'
import { countTeamsOf, findTeamAsked, insertTeam, updateTeam } from '#teams/teams.ts'
import { teamMade } from './club-events.ts'
import { clubOf } from './club.ts'
import { limits } from './limits.ts'
import { type ClubTeamRow, findClubTeams, findSeasons, lockClub } from './team.queries.ts'

const MOST_TEAMS = 100

export const listTeams = os.clubs.teams.handler(async ({ input, context }) => {
  const { organisationId } = input
  const { organisation, isManager } = await clubOf(context, organisationId)
  const { app } = context
  const seasons = await findSeasons(app.db, organisationId)
  const season = input.season ?? seasons[0] ?? app.now().slice(0, 4)
  const rows = await findClubTeams(app.db, { organisationId, season })
  const teams = rows.map(clubTeam)
  return success(counted(teams.length, 'team'), { organisation, season, seasons, teams, isManager })
})

const clubTeam = ({ team, ...row }: ClubTeamRow): ClubTeam => ({ ...row, team: teamRef(team) })

/** The team, which has to be the club's. */
export async function teamOf(
  db: Db,
  asked: { readonly organisationId: string; readonly teamId: string; readonly season: string },
): Promise<ClubTeam> {
  const [row] = await findClubTeams(db, asked)
  if (row === undefined) throw refuseCall('TEAM_NOT_FOUND', TEAM_NOT_FOUND)
  return clubTeam(row)
}

export const createTeam = os.clubs.createTeam.handler(async ({ input, context }) => {
  const { organisationId } = input
  const { actor } = await clubOf(context, organisationId)
  const { app } = context
  const { accountId } = actor
  await spendTries(context, [[limits.teamByAccount, accountId]])
  const teamId = await unlessNameTaken(() =>
    app.db.transaction().execute(async (db) => {
      await lockClub(db, organisationId)
      const earlier = await findTeamAsked(db, input)
      if (earlier !== undefined) return earlier
      if ((await countTeamsOf(db, organisationId)) >= MOST_TEAMS) {
        throw refuseCall('CLUB_FULL', CLUB_FULL)
      }
      const id = await insertTeam(db, input)
      const at = app.now()
      await record(db, { is: teamMade, thingId: id, accountId, organisationId, data: {}, at })
      return id
    }),
  )
  const season = app.now().slice(0, 4)
  const team = await teamOf(app.db, { organisationId, teamId, season })
  return success(`${team.team.name} is here`, team)
})

export const saveTeam = os.clubs.saveTeam.handler(async ({ input, context }) => {
  const { organisationId, teamId } = input
  await clubOf(context, organisationId)
  const { app } = context
  const isSaved = await unlessNameTaken(() => updateTeam(app.db, input))
  if (!isSaved) throw refuseCall('TEAM_NOT_FOUND', TEAM_NOT_FOUND)
  const season = app.now().slice(0, 4)
  return success('Saved', await teamOf(app.db, { organisationId, teamId, season }))
})

async function unlessNameTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!brokeUnique(error, 'team_named_once_in_organisation')) throw error
    const path = 'fields.name'
    throw refuseCall('TEAM_NAME_TAKEN', TEAM_NAME_TAKEN, [
      { path, message: TEAM_NAME_TAKEN.message },
    ])
  }
}
