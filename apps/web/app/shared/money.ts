import type { Currency } from '@pavilion/contract/places/place-calls.ts'
import { printMoney } from '@pavilion/contract/print-money.ts'
import type { MinorUnits } from '@pavilion/contract/units.ts'

type Printed = Pick<Currency, 'id' | 'digits'>

/** "PKR 4,500", or "PKR 4,500.50" with a fraction. */
export const shortMoney = (amount: MinorUnits, currency: Printed): string =>
  printMoney(amount, currency).replace(/\.0+$/, '')

/** "4,500", for tables that name the currency once. */
export const amountOf = (amount: MinorUnits, currency: Printed): string =>
  shortMoney(amount, currency).replace(/^(-?)\S+ /, '$1')
