import type { GroundSummary } from '@pavilion/contract/ground-calls.ts'
import { os } from '#http/implement.ts'
import { counted, success } from '#lists/answer.ts'
import { countsOf } from '#lists/labels.ts'
import { afterCursor, partOf } from '#lists/lists.queries.ts'
import { groundRef } from '#lists/references.queries.ts'
import type { GroundListRow } from './ground-list.queries.ts'
import { countGrounds, findGrounds, groundOrders } from './ground-list.queries.ts'

export const filterGrounds = os.grounds.filter.handler(
  async ({ input: { filter, sort, page }, context: { world }, errors }) => {
    const order = groundOrders[sort]
    const after = afterCursor(order, page.after)
    if (after === undefined) throw errors.BAD_CURSOR()
    const [rows, counts] = await Promise.all([
      findGrounds(world.db, { filter, order, after, size: page.size }),
      countGrounds(world.db, filter),
    ])
    const { items, next } = partOf(order, rows, page.size)
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
})
