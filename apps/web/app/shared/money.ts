import type { Currency } from '@pavilion/contract/places/place-calls.ts'
import { printMoney } from '@pavilion/contract/print-money.ts'

type Printed = Pick<Currency, 'id' | 'digits'>

/** "PKR 4,500", or "PKR 4,500.50" with a fraction. */
export const shortMoney = (minor: number, currency: Printed): string =>
  printMoney(minor, currency).replace(/\.0+$/, '')

/** "4,500", for tables that name the currency once. */
export const amountOf = (minor: number, currency: Printed): string =>
  shortMoney(minor, currency).replace(/^(-?)\S+ /, '$1')
