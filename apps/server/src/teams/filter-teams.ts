import type { TeamSummary } from '@pavilion/contract/team-calls.ts'
import { os } from '#http/implement.ts'
import { counted, success } from '#lists/answer.ts'
import { countsOf } from '#lists/labels.ts'
import { afterCursor, partOf } from '#lists/lists.queries.ts'
import { teamRef } from '#lists/references.queries.ts'
import type { TeamListRow } from './team-list.queries.ts'
import { countTeams, findTeams, teamOrders } from './team-list.queries.ts'

export const filterTeams = os.teams.filter.handler(
  async ({ input: { filter, sort, page }, context: { world }, errors }) => {
    const order = teamOrders[sort]
    const after = afterCursor(order, page.after)
    if (after === undefined) throw errors.BAD_CURSOR()
    const [rows, counts] = await Promise.all([
      findTeams(world.db, { filter, order, after, size: page.size }),
      countTeams(world.db, filter),
    ])
    const { items, next } = partOf(order, rows, page.size)
    return success(counted(counts.total, 'team'), {
      items: items.map(teamSummary),
      total: counts.total,
      next,
      counts: {
        gender: countsOf(counts.gender, ['male', 'female', 'mixed']),
        kind: countsOf(counts.kind, ['international', 'club']),
      },
    })
  },
)

export const teamSummary = (row: TeamListRow): TeamSummary => ({
  ...teamRef(row),
  ...row,
})
