import type { Slice } from '#slice.ts'
import { listCities, listCountries, listCurrencies } from './list-places.ts'

export const places = {
  calls: {
    places: { countries: listCountries, currencies: listCurrencies, cities: listCities },
  },
} satisfies Slice
