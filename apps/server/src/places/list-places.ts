import { os } from '#http/implement.ts'
import { counted, success } from '#lists/answer.ts'
import { findCountries, findCurrencies } from './places.queries.ts'

export const listCountries = os.places.countries.handler(async ({ context: { world } }) => {
  const countries = await findCountries(world.db)
  return success(counted(countries.length, 'country', 'countries'), countries)
})

export const listCurrencies = os.places.currencies.handler(async ({ context: { world } }) => {
  const currencies = await findCurrencies(world.db)
  return success(counted(currencies.length, 'currency', 'currencies'), currencies)
})
