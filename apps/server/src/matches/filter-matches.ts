import { os } from '#http/implement.ts'
import { counted, success } from '#lists/answer.ts'
import { countsOf, formatCounts } from '#lists/labels.ts'
import { readPart } from '#lists/read-part.ts'
import { worldShown } from '#sites/sites.ts'
import { cardOf } from './card.ts'
import { countMatches, findMatches, matchOrders } from './match-list.queries.ts'

export const filterMatches = os.matches.filter.handler(
  async ({ input: { filter, sort, page }, context, errors }) => {
    const { world } = context
    const shown = { ...filter, world: await worldShown(context) }
    const part = await readPart(matchOrders[sort], page, {
      find: (asked) => findMatches(world.db, { filter: shown, ...asked }),
      count: () => countMatches(world.db, shown),
    })
    if (part === undefined) throw errors.BAD_CURSOR()
    const { items, next, counts } = part
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
