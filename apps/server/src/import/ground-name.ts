/** A ground as a file names it. `places`: every other place its venue or city mentions, most trusted first. */
export type GroundName = {
  readonly name: string
  readonly city: string
  readonly places: readonly string[]
}

/** Cities that changed their name; files use both. */
const renamed: Readonly<Record<string, string>> = {
  Bangalore: 'Bengaluru',
  Chittagong: 'Chattogram',
  'Port Elizabeth': 'Gqeberha',
}

const current = (place: string): string =>
  Object.hasOwn(renamed, place) ? (renamed[place] ?? place) : place

const words = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/**
 * Venues come as "Lord's" or "Lord's, London", with the city "London" or without one; with a suburb
 * ("Chepauk"), an island or a former name of the city between. The name is what stands before the
 * first comma; the city is the one stated, else the last place that the venue itself mentions.
 */
export function groundName(venue: string, city: string | undefined): GroundName {
  const [first = '', ...rest] = venue.split(',').map(words)
  const name = first.replaceAll(/\.(?=\p{L}{2})/gu, ' ')
  const mentioned = rest.filter((place) => place !== '').map(current)
  const stated = current(words(city ?? ''))
  const chosen = stated === '' ? (mentioned.at(-1) ?? '') : stated
  return { name, city: chosen, places: [...new Set([chosen, ...mentioned])].filter(Boolean) }
}
