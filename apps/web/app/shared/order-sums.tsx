import { minorUnits, negative } from '@pavilion/contract/money.ts'
import type { TaxLine } from '@pavilion/contract/orders/order-fields.ts'
import type { Currency } from '@pavilion/contract/places/place-calls.ts'
import { printMoney, printRate } from '@pavilion/contract/print-money.ts'
import type { MinorUnits } from '@pavilion/contract/units.ts'
import * as t from '#texts/common.ts'
import styles from './order-sums.module.css'

export type Summed = {
  readonly currency: Currency
  readonly lines: readonly {
    readonly title: string
    readonly quantity: number
    readonly amount: MinorUnits
  }[]
  readonly subtotal: MinorUnits
  readonly discount: MinorUnits
  readonly coupon: { readonly code: string } | null
  readonly taxes: readonly TaxLine[]
  readonly total: MinorUnits
  readonly refunded?: MinorUnits
}

/** The sums of an order line by line. */
export function sumRows(of: Summed): readonly (readonly [name: string, amount: MinorUnits])[] {
  const { subtotal, discount, coupon, taxes, total, refunded = minorUnits(0) } = of
  return [
    ...of.lines.map(
      ({ title, quantity, amount }) =>
        [quantity === 1 ? title : t.titleQuantity({ title, quantity }), amount] as const,
    ),
    ...(subtotal === total ? [] : [[t.subtotal, subtotal] as const]),
    ...(discount === 0
      ? []
      : [[t.discount({ code: coupon?.code ?? '' }), negative(discount)] as const]),
    ...taxes.map(
      ({ name, rate, inclusive, amount }) =>
        [taxText(`${name} ${printRate(rate)}`, inclusive), amount] as const,
    ),
    [t.total, total],
    ...(refunded === 0 ? [] : [[t.refunded, negative(refunded)] as const]),
  ]
}

const taxText = (tax: string, isIncluded: boolean): string =>
  isIncluded ? t.taxIncluded({ tax }) : tax

/** The sums of an order or a quote. */
export function OrderSums({ of }: { readonly of: Summed }) {
  return (
    <dl className={styles.sums}>
      {sumRows(of).map(([name, minor], at) => (
        <div key={`${at} ${name}`} className={name === t.total ? styles.total : undefined}>
          <dt>{name}</dt>
          <dd>{printMoney(minor, of.currency)}</dd>
        </div>
      ))}
    </dl>
  )
}
