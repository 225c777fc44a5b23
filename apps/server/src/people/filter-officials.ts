import type { OfficialSummary } from '@pavilion/contract/official-calls.ts'
import { os } from '#http/implement.ts'
import { counted, success } from '#lists/answer.ts'
import { countsOf } from '#lists/labels.ts'
import { afterCursor, partOf } from '#lists/lists.queries.ts'
import { personRef } from '#lists/references.queries.ts'
import type { OfficialListRow } from './official-list.queries.ts'
import { countOfficials, findOfficials, officialOrders } from './official-list.queries.ts'

export const filterOfficials = os.officials.filter.handler(
  async ({ input: { filter, sort, page }, context: { world }, errors }) => {
    const order = officialOrders[sort]
    const after = afterCursor(order, page.after)
    if (after === undefined) throw errors.BAD_CURSOR()
    const [rows, counts] = await Promise.all([
      findOfficials(world.db, { filter, order, after, size: page.size }),
      countOfficials(world.db, filter),
    ])
    const { items, next } = partOf(order, rows, page.size)
    return success(counted(counts.total, 'official'), {
      items: items.map(officialSummary),
      total: counts.total,
      next,
      counts: { role: countsOf(counts.role) },
    })
  },
)

export const officialSummary = (row: OfficialListRow): OfficialSummary => ({
  ...personRef(row),
  ...row,
})
