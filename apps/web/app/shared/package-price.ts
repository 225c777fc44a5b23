import type { Package } from '@pavilion/contract/packages/package-calls.ts'
import type { Period } from '@pavilion/contract/orders/order-fields.ts'
import { shortMoney } from './money.ts'

export type Price = Package['prices'][number]

const per: { readonly [P in Period]: string } = { month: 'a month', year: 'a year', once: '' }

/** A package's price for a period; when it is not sold by that, its first price. */
export const priceOf = ({ prices }: Package, wanted: string): Price | undefined =>
  prices.find(({ period }) => period === wanted) ?? prices[0]

/** "PKR 1,500 a month", "Free". */
export function printPrice({ period, price }: Price, currency: Package['currency']): string {
  if (price === 0) return 'Free'
  return `${shortMoney(price, currency)} ${per[period]}`.trimEnd()
}
