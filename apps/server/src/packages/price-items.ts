import type { MinorUnits } from '@pavilion/contract/units.ts'
import type { Stored } from '#db/stored.ts'
import type { Db } from '#db/connect.ts'
import { findPrices } from './package-list.queries.ts'

type Period = Stored<'package_price', 'period'>

/** An item of a cart; `price` is what the buyer was shown, in minor units. */
export type Item = {
  readonly id: string
  readonly period: Period
  readonly quantity: number
  readonly price?: MinorUnits | undefined
}

export type PricedItem = {
  readonly id: string
  readonly title: string
  readonly period: Period
  readonly quantity: number
  readonly price: MinorUnits
}

/** Why an item cannot be bought as requested; `at` is its position in the cart, from 0. */
export type ItemFault = {
  readonly at: number
  readonly code: 'package-unknown' | 'period-unknown' | 'price-changed'
}

type Shop = { readonly siteId: string; readonly currency: string }

type PricedItems = {
  readonly items: readonly PricedItem[]
  /** About the items that are missing in `items`. */
  readonly faults: readonly ItemFault[]
}

/** The current names and prices of a cart's items, and which of them cannot be bought. */
export async function priceItems(db: Db, shop: Shop, items: readonly Item[]): Promise<PricedItems> {
  const prices = await findPrices(
    db,
    shop,
    items.map(({ id }) => id),
  )
  const priced = items.map((item, at) => priceItem(item, at, prices))
  return {
    items: priced.filter((one) => 'title' in one),
    faults: priced.filter((one) => 'code' in one),
  }
}

type Prices = Awaited<ReturnType<typeof findPrices>>

function priceItem(item: Item, at: number, prices: Prices): PricedItem | ItemFault {
  const { id, period, quantity, price } = item
  const sold = prices.filter((one) => one.id === id)
  const found = sold.find((one) => one.period === period)
  if (found === undefined) {
    return { at, code: sold.length === 0 ? 'package-unknown' : 'period-unknown' }
  }
  if (price !== undefined && price !== found.amount) return { at, code: 'price-changed' }
  return { id, period, quantity, title: found.name, price: found.amount }
}
