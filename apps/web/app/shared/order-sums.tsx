import type { TaxLine } from '@pavilion/contract/orders/order-fields.ts'
import type { Currency } from '@pavilion/contract/places/place-calls.ts'
import { printMoney, printRate } from '@pavilion/contract/print-money.ts'
import styles from './order-sums.module.css'

export type Summed = {
  readonly currency: Currency
  readonly lines: readonly {
    readonly title: string
    readonly quantity: number
    readonly amount: number
  }[]
  readonly subtotal: number
  readonly discount: number
  readonly coupon: { readonly code: string } | null
  readonly taxes: readonly TaxLine[]
  readonly total: number
  readonly refunded?: number
}

/** The sums of an order line by line, in minor units. */
export function sumRows(of: Summed): readonly (readonly [name: string, minor: number])[] {
  const { subtotal, discount, coupon, taxes, total, refunded = 0 } = of
  return [
    ...of.lines.map(
      ({ title, quantity, amount }) =>
        [quantity === 1 ? title : `${title}, ${quantity} times`, amount] as const,
    ),
    ...(subtotal === total ? [] : [['Subtotal', subtotal] as const]),
    ...(discount === 0 ? [] : [[`Discount ${coupon?.code ?? ''}`, -discount] as const]),
    ...taxes.map(
      ({ name, rate, inclusive, amount }) =>
        [`${name} ${printRate(rate)}${inclusive ? ', in the prices' : ''}`, amount] as const,
    ),
    ['Total', total],
    ...(refunded === 0 ? [] : [['Given back', -refunded] as const]),
  ]
}

/** The sums of an order or a quote. */
export function OrderSums({ of }: { readonly of: Summed }) {
  return (
    <dl className={styles.sums}>
      {sumRows(of).map(([name, minor], at) => (
        <div key={`${at} ${name}`} className={name === 'Total' ? styles.total : undefined}>
          <dt>{name}</dt>
          <dd>{printMoney(minor, of.currency)}</dd>
        </div>
      ))}
    </dl>
  )
}
