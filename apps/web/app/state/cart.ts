import type { Period } from '@pavilion/contract/orders/order-fields.ts'
import type { MinorUnits } from '@pavilion/contract/units.ts'
import { isRecord } from './json-guards.ts'

/** A package in the cart. `price` is in the site's currency, for one `period`. */
export type CartItem = {
  readonly id: string
  readonly title: string
  readonly price: MinorUnits
  readonly period: Period
  readonly quantity: number
}

export type Cart = {
  readonly items: readonly CartItem[]
  /** Sum of price times quantity. */
  readonly total: number
}

export const emptyCart: Cart = { items: [], total: 0 }

export function cartOf(items: readonly CartItem[]): Cart {
  return { items, total: items.reduce((sum, { price, quantity }) => sum + price * quantity, 0) }
}

/** Reads a stored cart without invalid and duplicate items. The stored total is ignored. */
export function readCart(value: unknown): Cart {
  const stored = isRecord(value) && Array.isArray(value['items']) ? value['items'] : []
  const items = stored.filter(isItem)
  return cartOf(items.filter(({ id }, at) => items.findIndex((item) => item.id === id) === at))
}

const isAmount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0

const periods: Readonly<Record<Period, true>> = { month: true, year: true, once: true }

const isPeriod = (value: unknown) => typeof value === 'string' && Object.hasOwn(periods, value)

function isItem(value: unknown): value is CartItem {
  return (
    isRecord(value) &&
    [value['id'], value['title']].every((text) => typeof text === 'string') &&
    isPeriod(value['period']) &&
    isAmount(value['price']) &&
    isAmount(value['quantity']) &&
    value['quantity'] !== 0
  )
}
