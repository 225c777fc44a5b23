/**
 * A ground as a file names it. `places` are all other places that its venue or city mentions, most reliable
 * first.
 */
export type GroundName = {
  readonly name: string
  readonly city: string
  readonly places: readonly string[]
}

/** Cities that were renamed; files use both names. */
const renamed: Readonly<Record<string, string>> = {
  Bangalore: 'Bengaluru',
  Chittagong: 'Chattogram',
  'Port Elizabeth': 'Gqeberha',
}

const current = (place: string): string =>
  Object.hasOwn(renamed, place) ? (renamed[place] ?? place) : place

const words = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/**
 * Venues come as "Lord's" or "Lord's, London", with or without the city "London", and sometimes with a
 * suburb ("Chepauk"), an island or a former name in between. The name is what precedes the first comma; the
 * city is the stated one, else the last place in the venue.
 */
export function groundName(venue: string, city: string | undefined): GroundName {
  const [first = '', ...rest] = venue.split(',').map(words)
  const name = first.replaceAll(/\.(?=\p{L}{2})/gu, ' ')
  const mentioned = rest.filter((place) => place !== '').map(current)
  const stated = current(words(city ?? ''))
  const chosen = stated === '' ? (mentioned.at(-1) ?? '') : stated
  return { name, city: chosen, places: [...new Set([chosen, ...mentioned])].filter(Boolean) }
}
