import type { PlayerSummary } from '@pavilion/contract/player-calls.ts'
import { os } from '#http/implement.ts'
import { counted, success } from '#lists/answer.ts'
import { countsOf } from '#lists/labels.ts'
import { afterCursor, partOf } from '#lists/lists.queries.ts'
import { settleTotals } from '#lists/player-totals.queries.ts'
import { personRef, teamRef } from '#lists/references.queries.ts'
import type { PlayerListRow } from './player-list.queries.ts'
import { countPlayers, findPlayers, playerOrders } from './player-list.queries.ts'

export const filterPlayers = os.players.filter.handler(
  async ({ input: { filter, sort, page }, context: { world }, errors }) => {
    const order = playerOrders[sort]
    const after = afterCursor(order, page.after)
    if (after === undefined) throw errors.BAD_CURSOR()
    await settleTotals(world.db)
    const [rows, counts] = await Promise.all([
      findPlayers(world.db, { filter, order, after, size: page.size }),
      countPlayers(world.db, filter),
    ])
    const { items, next } = partOf(order, rows, page.size)
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
