import type { Package } from '@pavilion/contract/ecommerce-calls.ts'
import type { Period } from '@pavilion/contract/order-fields.ts'
import { printMoney } from '@pavilion/contract/print-money.ts'

export type Price = Package['prices'][number]

const per: { readonly [P in Period]: string } = { month: 'a month', year: 'a year', once: '' }

/** The price of a package for a period, or for the one it is sold by where it is not sold by that. */
export const priceOf = ({ prices }: Package, wanted: string): Price | undefined =>
  prices.find(({ period }) => period === wanted) ?? prices[0]

/** "PKR 1,500.00 a month", "Free". */
export function printPrice({ period, price }: Price, currency: Package['currency']): string {
  if (price === 0) return 'Free'
  return `${printMoney(price, currency)} ${per[period]}`.trimEnd()
}
