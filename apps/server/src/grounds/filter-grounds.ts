import type { GroundSummary } from '@pavilion/contract/grounds/ground-calls.ts'
import { os } from '#http/implement.ts'
import { counted, success } from '#http/answer.ts'
import { countsOf } from '#records/labels.ts'
import { readPart } from '#paging/read-part.ts'
import { groundRef } from '#records/references.queries.ts'
import { siteScope } from '#sites/sites.ts'
import type { GroundListRow } from './ground-list.queries.ts'
import { countGrounds, findGrounds, groundOrders } from './ground-list.queries.ts'

export const filterGrounds = os.grounds.filter.handler(
  async ({ input: { filter, sort, page }, context, errors }) => {
    const { app } = context
    const shown = { ...filter, scope: await siteScope(context) }
    const part = await readPart(groundOrders[sort], page, {
      find: (asked) => findGrounds(app.db, { filter: shown, ...asked }),
      count: () => countGrounds(app.db, shown),
    })
    if (part === undefined) throw errors.BAD_CURSOR()
    const { items, next, counts } = part
    return success(counted(counts.total, 'ground'), {
      items: items.map(groundSummary),
      total: counts.total,
      next,
      counts: { city: countsOf(counts.city) },
    })
  },
)

export const groundSummary = (row: GroundListRow): GroundSummary => ({
  ...groundRef(row),
  ...row,
  isBookable: row.hire !== null,
})
