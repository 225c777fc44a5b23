import type { Currency } from '@pavilion/contract/places/place-calls.ts'
import type { Db } from '#db/connect.ts'
import { findCurrency } from './places.queries.ts'

/** A currency by its code, with the number of digits of its minor unit. Throws for an unknown code. */
export async function currencyOf(db: Db, code: string): Promise<Currency> {
  const currency = await findCurrency(db, code)
  if (currency === undefined) throw new RangeError(`${code} is no currency`)
  return currency
}
