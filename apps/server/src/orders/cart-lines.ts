import type { Site } from '@pavilion/contract/site-calls.ts'
import { type Item, type PricedItem, priceItems } from '#packages/packages.ts'
import type { World } from '#world.ts'
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

/** The lines of a cart, at the prices of the site. Refuses what is not for sale, or was shown at another price. */
export async function cartLines(
  { db }: World,
  { id: siteId, currency }: Pick<Site, 'id' | 'currency'>,
  items: readonly Item[],
): Promise<NewLine[]> {
  const priced = await priceItems(db, { siteId, currency }, items)
  if (!priced.ok) throw refuseCart(priced.code)
  return priced.value.map(lineOf)
}
