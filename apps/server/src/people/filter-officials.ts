import type { OfficialSummary } from '@pavilion/contract/official-calls.ts'
import { os } from '#http/implement.ts'
import { counted, success } from '#lists/answer.ts'
import { countsOf } from '#lists/labels.ts'
import { readPart } from '#lists/read-part.ts'
import { personRef } from '#lists/references.queries.ts'
import { settleTotals } from '#lists/totals.queries.ts'
import { worldShown } from '#sites/sites.ts'
import type { OfficialListRow } from './official-list.queries.ts'
import { countOfficials, findOfficials, officialOrders } from './official-list.queries.ts'

export const filterOfficials = os.officials.filter.handler(
  async ({ input: { filter, sort, page }, context, errors }) => {
    const { world } = context
    await settleTotals(world.db)
    const shown = { ...filter, world: await worldShown(context) }
    const part = await readPart(officialOrders[sort], page, {
      find: (asked) => findOfficials(world.db, { filter: shown, ...asked }),
      count: () => countOfficials(world.db, shown),
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
