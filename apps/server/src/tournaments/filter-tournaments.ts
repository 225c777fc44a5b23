import { os } from '#http/implement.ts'
import { counted, success } from '#lists/answer.ts'
import { countsOf } from '#lists/labels.ts'
import { afterCursor, partOf } from '#lists/lists.queries.ts'
import { countTournaments, findTournaments, tournamentOrders } from './tournament-list.queries.ts'
import { tournamentSummary } from './tournament-summary.ts'

export const filterTournaments = os.tournaments.filter.handler(
  async ({ input: { filter, sort, page }, context: { world }, errors }) => {
    const order = tournamentOrders[sort]
    const after = afterCursor(order, page.after)
    if (after === undefined) throw errors.BAD_CURSOR()
    const [rows, counts] = await Promise.all([
      findTournaments(world.db, { filter, order, after, size: page.size }),
      countTournaments(world.db, filter),
    ])
    const { items, next } = partOf(order, rows, page.size)
    return success(counted(counts.total, 'tournament'), {
      items: items.map((row) => tournamentSummary(world, row)),
      total: counts.total,
      next,
      counts: {
        status: countsOf(counts.status, ['UPCOMING', 'ONGOING', 'COMPLETED']),
        gender: countsOf(counts.gender, ['male', 'female', 'mixed']),
      },
    })
  },
)
