import type { Contact } from '@pavilion/contract/organisations/organisation-fields.ts'
import { os } from '#http/implement.ts'
import { success } from '#http/answer.ts'
import { formatLabel } from '#records/labels.ts'
import { fromStart } from '#paging/read-part.ts'
import { organisationRef, personRef, tournamentRef } from '#records/references.queries.ts'
import { countedMatches, fixturesOf } from '#matches/matches.ts'
import { siteScope } from '#sites/sites.ts'
import { teamSummary } from './filter-teams.ts'
import { findTeamHonours, type HonourRow } from './team-honours.queries.ts'
import { seasonOf } from './team-season.ts'
import { findTeams, teamOrders } from './team-list.queries.ts'
import { seasonSquadOf } from './season-squad.ts'
import {
  findOrganisationOf,
  findPlayedBy,
  findTeamRecord,
  findTeamTournaments,
} from './team-page.queries.ts'
import { playersOf } from './teams.ts'

export const showTeam = os.teams.show.handler(async ({ input, context, errors }) => {
  const { app } = context
  const { teamId } = input
  const [row] = await findTeams(app.db, {
    filter: { id: teamId, scope: await siteScope(context) },
    ...fromStart(teamOrders.name, 1),
  })
  if (row === undefined) throw errors.TEAM_NOT_FOUND()
  const only = await countedMatches(app.db, input.scored, () => findPlayedBy(app.db, teamId))
  const [organisation, record, squad, seasonSquad, tournaments, fixtures, season, honours] =
    await Promise.all([
      findOrganisationOf(app.db, teamId),
      findTeamRecord(app.db, { teamId, only }),
      playersOf(app, { teamIds: [teamId], only }),
      seasonSquadOf(app, teamId),
      findTeamTournaments(app.db, teamId),
      fixturesOf(context, { teamId }),
      seasonOf(app.db, { teamId, only }),
      findTeamHonours(app.db, teamId),
    ])
  return success(row.name, {
    team: teamSummary(row),
    organisation: organisation === undefined ? null : organisationRef(organisation),
    contact: organisation === undefined ? null : contactOf(organisation),
    record: record.map((line) => ({ ...line, formatName: formatLabel(line.format) })),
    tournaments: tournaments.map(tournamentRef),
    squad,
    seasonSquad,
    season,
    honours: honours.map(honourOf),
    ...fixtures,
  })
})

/** What is in a contact and nothing else of the row. */
const contactOf = ({ website, email, phone, links }: Contact): Contact => ({
  website,
  email,
  phone,
  links,
})

const honourOf = (row: HonourRow) => ({
  ...row,
  player: row.player === null ? null : personRef(row.player),
})
