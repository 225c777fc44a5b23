import { minorUnits } from '@pavilion/contract/money.ts'
import type {
  OrderLine,
  OrderSummary,
  Sums,
  TaxLine,
} from '@pavilion/contract/orders/order-fields.ts'
import type { Currency } from '@pavilion/contract/places/place-calls.ts'
import type { BasisPoints, MinorUnits } from '@pavilion/contract/units.ts'
import type { Line } from './order-lines.queries.ts'
import type { ListedOrder } from './order-list.queries.ts'

type Taxed = {
  readonly taxName: string | null
  readonly taxRate: BasisPoints
  readonly taxInclusive: boolean
  readonly tax: MinorUnits
}

/** The total of each tax over all lines. */
export function taxLines(lines: readonly Taxed[]): TaxLine[] {
  const taxes = new Map<string, TaxLine>()
  for (const { taxName: name, taxRate: rate, taxInclusive: inclusive, tax } of lines) {
    if (name === null) continue
    const key = JSON.stringify([name, rate, inclusive])
    const amount = minorUnits((taxes.get(key)?.amount ?? 0) + tax)
    taxes.set(key, { name, rate, inclusive, amount })
  }
  return [...taxes.values()]
}

const lineOf = ({
  orderId: _orderId,
  taxName: _name,
  taxRate: _rate,
  taxInclusive: _inclusive,
  ...line
}: Line): OrderLine => line

/** An order for its readers, in the currency it was placed in. */
export function summaryOf(
  order: ListedOrder,
  lines: readonly Line[],
  currency: Currency,
): OrderSummary {
  const own = lines.filter(({ orderId }) => orderId === order.id)
  const { couponCode, couponTitle } = order
  const coupon =
    couponCode === null || couponTitle === null ? null : { code: couponCode, title: couponTitle }
  const sums: Sums = {
    currency,
    subtotal: order.subtotal,
    discount: order.discount,
    coupon,
    taxes: taxLines(own),
    total: order.total,
  }
  return {
    ...sums,
    id: order.id,
    number: order.number,
    status: order.status,
    refunded: order.refunded,
    placedAt: order.placedAt,
    paidAt: order.paidAt,
    expiresAt: order.expiresAt,
    lines: own.map(lineOf),
  }
}
