import { os } from '#http/implement.ts'
import { refuseField } from '#http/refuse-call.ts'
import { counted, success } from '#http/answer.ts'
import { ensureCities } from './cities.ts'
import { findCities } from './city.queries.ts'
import { findCountries, findCountry, findCurrencies } from './places.queries.ts'

export const listCountries = os.places.countries.handler(async ({ context: { app } }) => {
  const countries = await findCountries(app.db)
  return success(counted(countries.length, 'country', 'countries'), countries)
})

export const listCurrencies = os.places.currencies.handler(async ({ context: { app } }) => {
  const currencies = await findCurrencies(app.db)
  return success(counted(currencies.length, 'currency', 'currencies'), currencies)
})

export const listCities = os.places.cities.handler(async ({ input, context: { app } }) => {
  const { country_id: country, keywords: words, size } = input
  const known = await findCountry(app.db, country)
  if (known === undefined) throw refuseField('country_id', 'Choose a country from the list')
  await ensureCities(app)
  const cities = await findCities(app.db, { country, words, size })
  return success(`${counted(cities.length, 'city', 'cities')} of ${known.name}`, cities)
})
