import type { PlayerSummary } from '@pavilion/contract/people/player-calls.ts'
import { os } from '#http/implement.ts'
import { counted, success } from '#http/answer.ts'
import { countsOf } from '#records/labels.ts'
import { readPart } from '#paging/read-part.ts'
import { refreshTotals } from '#records/totals.queries.ts'
import { personRef, teamRef } from '#records/references.queries.ts'
import { siteScope } from '#sites/sites.ts'
import type { PlayerListRow } from './player-list.queries.ts'
import { countPlayers, findPlayers, playerOrders } from './player-list.queries.ts'

export const filterPlayers = os.players.filter.handler(
  async ({ input: { filter, sort, page }, context, errors }) => {
    const { app } = context
    await refreshTotals(app.db)
    const shown = { ...filter, scope: await siteScope(context) }
    const part = await readPart(playerOrders[sort], page, {
      find: (asked) => findPlayers(app.db, { filter: shown, ...asked }),
      count: () => countPlayers(app.db, shown),
    })
    if (part === undefined) throw errors.BAD_CURSOR()
    const { items, next, counts } = part
    return success(counted(counts.total, 'player'), {
      items: items.map(playerSummary),
      total: counts.total,
      next,
      counts: { gender: countsOf(counts.gender, ['male', 'female']) },
    })
  },
)

export const playerSummary = (row: PlayerListRow): PlayerSummary => ({
  ...personRef(row),
  ...row,
  teams: row.teams.map(teamRef),
})
