import type { Slice } from '#slice.ts'
import { startImportingCities } from './cities.ts'
import { listCities, listCountries, listCurrencies } from './list-places.ts'

export const places = {
  calls: {
    places: { countries: listCountries, currencies: listCurrencies, cities: listCities },
  },
  startJobs: startImportingCities,
} satisfies Slice
