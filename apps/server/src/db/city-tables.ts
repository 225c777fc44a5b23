import type { GeneratedAlways } from 'kysely'

type CityTable = {
  id: number
  country: string
  name: string
  seat: string | null
  population: number
  folded: GeneratedAlways<string>
}

/** Places that forms ask for. */
export type CityTables = { city: CityTable }
