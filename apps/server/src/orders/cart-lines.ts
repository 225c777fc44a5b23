import type { Site } from '@pavilion/contract/sites/site-calls.ts'
import { type Item, type PricedItem, priceItems } from '#packages/packages.ts'
import type { AppContext } from '#app-context.ts'
import type { NewLine } from './quote.ts'
import { refuseCart } from './refuse-order.ts'

const lineOf = ({ id, title, period, quantity, price }: PricedItem): NewLine => ({
  kind: 'package',
  title,
  quantity,
  unitPrice: price,
  subject: id,
  period,
})

/**
 * The lines of a cart at the site's prices. Refuses items that are not for sale, or were shown at another
 * price.
 */
export async function cartLines(
  { db }: AppContext,
  { id: siteId, currency }: Pick<Site, 'id' | 'currency'>,
  items: readonly Item[],
): Promise<NewLine[]> {
  const priced = await priceItems(db, { siteId, currency }, items)
  if (priced.faults.length > 0) throw refuseCart(priced.faults)
  return priced.items.map(lineOf)
}
