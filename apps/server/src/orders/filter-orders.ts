import type { Currency } from '@pavilion/contract/places/place-calls.ts'
import type { Db } from '#db/connect.ts'
import { os } from '#http/implement.ts'
import { counted, success } from '#http/answer.ts'
import { countsOf } from '#records/labels.ts'
import { afterCursor, partOf } from '#paging/paging.queries.ts'
import { currencyOf } from '#places/places.ts'
import { signedIn } from '#sessions/sessions.ts'
import { siteOf } from '#sites/sites.ts'
import { findLines } from './order-lines.queries.ts'
import { countOrders, findOrders, listOrders } from './order-list.queries.ts'
import { summaryOf } from './order-of.ts'

export const filterOrders = os.orders.filter.handler(
  async ({ input: { filter, sort, page }, context, errors }) => {
    const { accountId } = await signedIn(context)
    const { app, host } = context
    const order = listOrders[sort]
    const after = afterCursor(order, page.after)
    if (after === undefined) throw errors.BAD_CURSOR()
    const whose = { siteId: (await siteOf(app, host)).id, accountId, now: app.now() }
    const [rows, counts] = await Promise.all([
      findOrders(app.db, whose, { filter, order, after, size: page.size }),
      countOrders(app.db, whose, filter),
    ])
    const { items, next } = partOf(order, rows, page.size)
    const currencies = await currenciesOf(app.db, items)
    const ids = items.map(({ id }) => id)
    const lines = ids.length === 0 ? [] : await findLines(app.db, ids)
    return success(counted(counts.total, 'order'), {
      items: items.flatMap((row) => {
        const currency = currencies.get(row.currency)
        return currency === undefined ? [] : [summaryOf(row, lines, currency)]
      }),
      total: counts.total,
      next,
      counts: { status: countsOf(counts.status) },
    })
  },
)

async function currenciesOf(
  db: Db,
  orders: readonly { readonly currency: string }[],
): Promise<Map<string, Currency>> {
  const codes = [...new Set(orders.map(({ currency }) => currency))]
  const currencies = await Promise.all(codes.map((code) => currencyOf(db, code)))
  return new Map(currencies.map((currency) => [currency.id, currency]))
}
