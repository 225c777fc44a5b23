import type { Currency } from '@pavilion/contract/place-calls.ts'
import { printMoney } from '@pavilion/contract/print-money.ts'

type Printed = Pick<Currency, 'id' | 'digits'>

/** "PKR 4,500", or "PKR 4,500.50" where there is something behind the point. */
export const shortMoney = (minor: number, currency: Printed): string =>
  printMoney(minor, currency).replace(/\.0+$/, '')

/** "4,500": where the currency is said once for all. */
export const amountOf = (minor: number, currency: Printed): string =>
  shortMoney(minor, currency).replace(/^(-?)\S+ /, '$1')
