import { groundsOf } from '#grounds/grounds.ts'
import { os } from '#http/implement.ts'
import { success } from '#http/answer.ts'
import { fromStart } from '#paging/read-part.ts'
import { organisationRef } from '#records/references.queries.ts'
import { fixturesOf } from '#matches/matches.ts'
import { siteScope } from '#sites/sites.ts'
import { playersOf, teamsOf } from '#teams/teams.ts'
import { tournamentsOf } from '#tournaments/tournaments.ts'
import type { AppContext } from '#app-context.ts'
import { findCanBeClaimed } from './claim.queries.ts'
import { organisationSummary } from './filter-organisations.ts'
import {
  findOrganisations,
  type OrganisationFilter,
  organisationOrders,
} from './organisation-list.queries.ts'
import { findHasHandbook, findProfile } from './own-organisation.queries.ts'

export const showOrganisation = os.organisations.show.handler(
  async ({ input: { organisationId }, context, errors }) => {
    const { app } = context
    const shown = await siteScope(context)
    const find = (filter: OrganisationFilter) =>
      findOrganisations(app.db, {
        filter: { ...filter, scope: shown },
        ...fromStart(organisationOrders.name),
      })
    const [row] = await find({ id: organisationId })
    if (row === undefined) throw errors.ORGANISATION_NOT_FOUND()
    const [profile, hasHandbook, canBeClaimed, over, under, own] = await Promise.all([
      findProfile(app.db, organisationId),
      findHasHandbook(app.db, organisationId),
      findCanBeClaimed(app.db, organisationId),
      find({ affiliateId: organisationId }),
      find({ associationId: organisationId }),
      ownOf(context, organisationId),
    ])
    return success(row.name, {
      organisation: organisationSummary(row),
      profile,
      hasHandbook,
      canBeClaimed,
      belongsTo: over.map(organisationRef),
      affiliated: under.map(organisationSummary),
      ...own,
    })
  },
)

type Asked = { readonly app: AppContext; readonly host: string }

/** The organisation's teams, grounds and tournaments, and those of its matches that the site shows. */
async function ownOf(asked: Asked, organisationId: string) {
  const { app } = asked
  const [teams, grounds, tournaments, fixtures] = await Promise.all([
    teamsOf(app, organisationId),
    groundsOf(app.db, organisationId),
    tournamentsOf(app, organisationId),
    fixturesOf(asked, { organisationId }),
  ])
  const players = await playersOf(app, { teamIds: teams.map(({ id }) => id), only: null })
  return { teams, grounds, tournaments, players, ...fixtures }
}
