import type { Package } from '@pavilion/contract/packages/package-calls.ts'
import * as t from '#texts/common.ts'
import { shortMoney } from './money.ts'

export type Price = Package['prices'][number]

/** A package's price for a period; when it is not sold by that, its first price. */
export const priceOf = ({ prices }: Package, wanted: string): Price | undefined =>
  prices.find(({ period }) => period === wanted) ?? prices[0]

/** "PKR 1,500 a month", "Free". */
export function printPrice({ period, price }: Price, currency: Package['currency']): string {
  if (price === 0) return t.free
  const money = shortMoney(price, currency)
  if (period === 'month') return t.perMonth({ price: money })
  return period === 'year' ? t.perYear({ price: money }) : money
}
