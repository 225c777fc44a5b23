import { os } from '#http/implement.ts'
import { counted, success } from '#http/answer.ts'
import { afterCursor, partOf } from '#paging/paging.queries.ts'
import { countTaxes, findTaxList, taxOrder } from './tax-list.queries.ts'

export const filterTaxes = os.orders.taxes.handler(
  async ({ input: { filter, page }, context: { app }, errors }) => {
    const after = afterCursor(taxOrder, page.after)
    if (after === undefined) throw errors.BAD_CURSOR()
    const [rows, total] = await Promise.all([
      findTaxList(app.db, { filter, after, size: page.size }),
      countTaxes(app.db, filter),
    ])
    const { items, next } = partOf(taxOrder, rows, page.size)
    return success(counted(total, 'tax', 'taxes'), {
      items: items.map(({ place: _place, ...tax }) => tax),
      total,
      next,
    })
  },
)
