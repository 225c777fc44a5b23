import type { GeneratedAlways } from 'kysely'

type CityTable = {
  id: number
  country: string
  name: string
  seat: string | null
  population: number
  folded: GeneratedAlways<string>
}

/** The cities that forms suggest. */
export type CityTables = { city: CityTable }
