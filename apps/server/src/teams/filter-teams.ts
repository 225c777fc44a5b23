import type { TeamSummary } from '@pavilion/contract/teams/team-calls.ts'
import { os } from '#http/implement.ts'
import { counted, success } from '#http/answer.ts'
import { countsOf } from '#records/labels.ts'
import { readPart } from '#paging/read-part.ts'
import { teamRef } from '#records/references.queries.ts'
import { siteScope } from '#sites/sites.ts'
import type { TeamListRow } from './team-list.queries.ts'
import { countTeams, findTeams, teamOrders } from './team-list.queries.ts'

export const filterTeams = os.teams.filter.handler(
  async ({ input: { filter, sort, page }, context, errors }) => {
    const { app } = context
    const shown = { ...filter, scope: await siteScope(context) }
    const part = await readPart(teamOrders[sort], page, {
      find: (asked) => findTeams(app.db, { filter: shown, ...asked }),
      count: () => countTeams(app.db, shown),
    })
    if (part === undefined) throw errors.BAD_CURSOR()
    const { items, next, counts } = part
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
  ...row,
  ...teamRef(row),
})
