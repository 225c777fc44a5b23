import type { TeamRef } from '@pavilion/contract/records.ts'
import { os } from '#http/implement.ts'
import { counted, success } from '#http/answer.ts'
import { fromStart } from '#paging/read-part.ts'
import { teamRef } from '#records/references.queries.ts'
import { slugOf } from '#records/slug.ts'
import { siteScope } from '#sites/sites.ts'
import { tournamentOfManager } from '../manage/managed-tournament.ts'
import { findTournaments, tournamentOrders } from '../tournament-list.queries.ts'
import { findCounts } from './awards.queries.ts'
import { awardsBy, formulaOf, talliesOf } from './awards.ts'

export const showAwardMatches = os.tournaments.awardMatches.handler(
  async ({ input: { tournamentId, playerId }, context, errors }) => {
    const { app } = context
    const [shown] = await findTournaments(app.db, {
      filter: { id: tournamentId, scope: await siteScope(context) },
      ...fromStart(tournamentOrders.name, 1),
    })
    if (shown === undefined) throw errors.TOURNAMENT_NOT_FOUND()
    const formula = await formulaOf(app, tournamentId)
    const rows = await findCounts(app.db, tournamentId, playerId)
    const matches = rows.map(({ id, startsOn, sides: [one, other], counts }) => {
      const sides: [TeamRef, TeamRef] = [teamRef(one), teamRef(other)]
      return { match: { id, slug: slugOf(`${one.name} v ${other.name}`), startsOn, sides }, counts }
    })
    return success(counted(matches.length, 'match', 'matches'), { formula, matches })
  },
)

export const tryAwards = os.tournaments.tryAwards.handler(async ({ input, context }) => {
  const { tournamentId, formula } = input
  const { app } = context
  const { setup } = await tournamentOfManager(context, tournamentId)
  const tallies = await talliesOf(app, tournamentId)
  return success('Nothing is changed', {
    saved: await awardsBy(app, setup.fields.awards, tallies),
    tried: await awardsBy(app, formula, tallies),
  })
})
