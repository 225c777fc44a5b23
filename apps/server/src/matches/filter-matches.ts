import { os } from '#http/implement.ts'
import { counted, success } from '#http/answer.ts'
import { countsOf, formatCounts } from '#records/labels.ts'
import { readPart } from '#paging/read-part.ts'
import { siteScope } from '#sites/sites.ts'
import { cardOf } from './card.ts'
import { countMatches, findMatches, matchOrders } from './match-list.queries.ts'

export const filterMatches = os.matches.filter.handler(
  async ({ input: { filter, sort, page }, context, errors }) => {
    const { app } = context
    const shown = { ...filter, scope: await siteScope(context) }
    const part = await readPart(matchOrders[sort], page, {
      find: (asked) => findMatches(app.db, { filter: shown, ...asked }),
      count: () => countMatches(app.db, shown),
    })
    if (part === undefined) throw errors.BAD_CURSOR()
    const { items, next, counts } = part
    return success(counted(counts.total, 'match', 'matches'), {
      items: items.map((row) => cardOf(app, row)),
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
