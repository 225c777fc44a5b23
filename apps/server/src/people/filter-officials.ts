import type { OfficialSummary } from '@pavilion/contract/people/official-calls.ts'
import { os } from '#http/implement.ts'
import { counted, success } from '#http/answer.ts'
import { countsOf } from '#records/labels.ts'
import { readPart } from '#paging/read-part.ts'
import { personRef } from '#records/references.queries.ts'
import { refreshTotals } from '#records/totals.queries.ts'
import { siteScope } from '#sites/sites.ts'
import type { OfficialListRow } from './official-list.queries.ts'
import { countOfficials, findOfficials, officialOrders } from './official-list.queries.ts'

export const filterOfficials = os.officials.filter.handler(
  async ({ input: { filter, sort, page }, context, errors }) => {
    const { app } = context
    await refreshTotals(app.db)
    const shown = { ...filter, scope: await siteScope(context) }
    const part = await readPart(officialOrders[sort], page, {
      find: (asked) => findOfficials(app.db, { filter: shown, ...asked }),
      count: () => countOfficials(app.db, shown),
    })
    if (part === undefined) throw errors.BAD_CURSOR()
    const { items, next, counts } = part
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
