import { cartRefusals } from '@pavilion/contract/orders/order-refusals.ts'
import type { Site } from '@pavilion/contract/sites/site-calls.ts'
import { refuseCall } from '#http/refuse-call.ts'
import type { NewLine } from '#orders/orders.ts'
import type { AppContext } from '#app-context.ts'
import { type Item, type ItemFault, type PricedItem, priceItems } from './price-items.ts'

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

const sentences: Readonly<Record<ItemFault['code'], string>> = {
  'package-unknown': 'No longer on sale.',
  'period-unknown': 'No longer sold for that period.',
  'price-changed': 'The price has changed.',
}

/** Names every item at fault; items not for sale take precedence over changed prices. */
function refuseCart(faults: readonly ItemFault[]) {
  const unsold = faults.filter(({ code }) => code !== 'price-changed')
  const name = unsold.length > 0 ? 'PACKAGE_UNKNOWN' : 'PRICE_CHANGED'
  const told = unsold.length > 0 ? unsold : faults
  return refuseCall(
    name,
    cartRefusals[name],
    told.map(({ at, code }) => ({ path: `items.${at}`, message: sentences[code] })),
  )
}
