import { ok, refused, type Result } from '@pavilion/cricket/result.ts'
import type { Period } from '#db/commerce-tables.ts'
import type { Db } from '#db/connect.ts'
import { findPrices } from './package-list.queries.ts'

/** What somebody has put into a cart; `price` is what they were shown, in minor units. */
export type Item = {
  readonly id: string
  readonly period: Period
  readonly quantity: number
  readonly price?: number | undefined
}

export type PricedItem = {
  readonly id: string
  readonly title: string
  readonly period: Period
  readonly quantity: number
  readonly price: number
}

type Shop = { readonly siteId: string; readonly currency: string }

/** What the items of a cart are called and cost now. */
export async function priceItems(
  db: Db,
  shop: Shop,
  items: readonly Item[],
): Promise<Result<PricedItem[], 'package-unknown' | 'price-changed'>> {
  const prices = await findPrices(
    db,
    shop,
    items.map(({ id }) => id),
  )
  const priced: PricedItem[] = []
  for (const item of items) {
    const found = prices.find(({ id, period }) => id === item.id && period === item.period)
    if (found === undefined) return refused('package-unknown', 'It is no longer for sale.')
    if (item.price !== undefined && item.price !== found.amount)
      return refused('price-changed', 'A price has changed.')
    const { id, period, quantity } = item
    priced.push({ id, period, quantity, title: found.name, price: found.amount })
  }
  return ok(priced)
}
