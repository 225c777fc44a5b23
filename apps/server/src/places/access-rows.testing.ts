import { open, type RowsOf } from '#app/access-walk/rows.testing.ts'

export const places: RowsOf<'places'> = {
  countries: open(() => undefined),
  currencies: open(() => undefined),
  cities: open(() => ({ country_id: 'PK' })),
}
