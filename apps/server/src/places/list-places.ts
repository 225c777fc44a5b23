import { os } from '#http/implement.ts'
import { refuseField } from '#http/refuse-call.ts'
import { counted, success } from '#lists/answer.ts'
import { ensureCities } from './cities.ts'
import { findCities } from './city.queries.ts'
import { findCountries, findCountry, findCurrencies } from './places.queries.ts'

export const listCountries = os.places.countries.handler(async ({ context: { world } }) => {
  const countries = await findCountries(world.db)
  return success(counted(countries.length, 'country', 'countries'), countries)
})

export const listCurrencies = os.places.currencies.handler(async ({ context: { world } }) => {
  const currencies = await findCurrencies(world.db)
  return success(counted(currencies.length, 'currency', 'currencies'), currencies)
})

export const listCities = os.places.cities.handler(async ({ input, context: { world } }) => {
  const { country_id: country, keywords: words, size } = input
  const known = await findCountry(world.db, country)
  if (known === undefined) throw refuseField('country_id', 'Choose a country from the list')
  await ensureCities(world)
  const cities = await findCities(world.db, { country, words, size })
  return success(`${counted(cities.length, 'city', 'cities')} of ${known.name}`, cities)
})
