import { os } from '#http/implement.ts'
import { counted, success } from '#lists/answer.ts'
import { countsOf, formatCounts } from '#lists/labels.ts'
import { afterCursor, partOf } from '#lists/lists.queries.ts'
import { cardOf } from './card.ts'
import { countMatches, findMatches, matchOrders } from './match-list.queries.ts'

export const filterMatches = os.matches.filter.handler(
  async ({ input: { filter, sort, page }, context: { world }, errors }) => {
    const order = matchOrders[sort]
    const after = afterCursor(order, page.after)
    if (after === undefined) throw errors.BAD_CURSOR()
    const [rows, counts] = await Promise.all([
      findMatches(world.db, { filter, order, after, size: page.size }),
      countMatches(world.db, filter),
    ])
    const { items, next } = partOf(order, rows, page.size)
    return success(counted(counts.total, 'match', 'matches'), {
      items: items.map((row) => cardOf(world, row)),
      total: counts.total,
      next,
      counts: {
        status: countsOf(counts.status, ['live', 'upcoming', 'complete', 'abandoned']),
        format: formatCounts(counts.format),
        gender: countsOf(counts.gender, ['male', 'female', 'mixed']),
        place: countsOf(counts.place),
      },
    })
  },
)
