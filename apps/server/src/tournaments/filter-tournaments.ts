import { os } from '#http/implement.ts'
import { counted, success } from '#http/answer.ts'
import { countsOf } from '#records/labels.ts'
import { readPart } from '#paging/read-part.ts'
import { siteScope } from '#sites/sites.ts'
import { countTournaments, findTournaments, tournamentOrders } from './tournament-list.queries.ts'
import { tournamentSummary } from './tournament-summary.ts'

export const filterTournaments = os.tournaments.filter.handler(
  async ({ input: { filter, sort, page }, context, errors }) => {
    const { app } = context
    const shown = { ...filter, scope: await siteScope(context) }
    const part = await readPart(tournamentOrders[sort], page, {
      find: (asked) => findTournaments(app.db, { filter: shown, ...asked }),
      count: () => countTournaments(app.db, shown),
    })
    if (part === undefined) throw errors.BAD_CURSOR()
    const { items, next, counts } = part
    return success(counted(counts.total, 'tournament'), {
      items: items.map((row) => tournamentSummary(app, row)),
      total: counts.total,
      next,
      counts: {
        status: countsOf(counts.status, ['UPCOMING', 'ONGOING', 'COMPLETED']),
        gender: countsOf(counts.gender, ['male', 'female', 'mixed']),
      },
    })
  },
)
