import type pg from 'pg'
import { insertGrounds, setCities, setTimeZones } from '#grounds/imported-grounds.queries.ts'
import { timeZonesOf } from '#places/time-zones.ts'
import type { FileMatch } from './file-match.ts'
import type { GroundName } from './ground-name.ts'

/** `places`: the city, and other places that files mentioned. */
type Ground = {
  id: string | undefined
  readonly name: string
  city: string
  readonly places: Set<string>
}
type Known = { readonly id: string; readonly name: string; readonly city: string }

/** Grounds by name, those still to be saved, and the ground of each match. */
export type Grounds = {
  readonly byName: Map<string, Ground[]>
  readonly unsaved: Set<Ground>
  readonly ofMatch: Map<string, Ground>
}

export async function loadGrounds(pool: pg.Pool): Promise<Grounds> {
  const grounds: Grounds = { byName: new Map(), unsaved: new Set(), ofMatch: new Map() }
  const byId = new Map<string, Ground>()
  const { rows } = await pool.query<Known>('select id, name, city from ground order by id')
  for (const { id, name, city } of rows) {
    const ground = { id, name, city, places: new Set(city === '' ? [] : [city]) }
    grounds.byName.set(name, [...(grounds.byName.get(name) ?? []), ground])
    byId.set(id, ground)
  }
  const matches = await pool.query<{ cricsheet_id: string; ground_id: string }>(
    'select cricsheet_id, ground_id from match where cricsheet_id is not null and ground_id is not null',
  )
  for (const { cricsheet_id: match, ground_id: id } of matches.rows) {
    const ground = byId.get(id)
    if (ground !== undefined) grounds.ofMatch.set(match, ground)
  }
  return grounds
}

/** Decides at which ground a match was, and remembers new grounds. */
export function noteGround({ byName, unsaved, ofMatch }: Grounds, match: FileMatch): void {
  const named = match.ground
  const before = ofMatch.get(match.cricsheetId)
  ofMatch.delete(match.cricsheetId)
  if (named === undefined) return
  const namesakes = byName.get(named.name) ?? []
  const kept = namesakes.find((ground) => ground === before)
  const found = inCity(namesakes, named) ?? kept ?? alike(namesakes, named)
  const ground = found ?? { id: undefined, name: named.name, city: '', places: new Set<string>() }
  if (found === undefined) byName.set(named.name, [...namesakes, ground])
  if (learn(ground, named) || found === undefined) unsaved.add(ground)
  ofMatch.set(match.cricsheetId, ground)
}

/** Answers whether the ground has just got a city. */
function learn(ground: Ground, { city, places }: GroundName): boolean {
  for (const place of places) ground.places.add(place)
  if (ground.city !== '' || city === '') return false
  ground.city = city
  return true
}

const inCity = (namesakes: readonly Ground[], { city }: GroundName): Ground | undefined =>
  city === '' ? undefined : namesakes.find((ground) => ground.city === city)

/**
 * The ground that shares a place or has no city; a file without places means the only ground of that name.
 */
function alike(namesakes: readonly Ground[], { city, places }: GroundName): Ground | undefined {
  const nowhere = namesakes.find((ground) => ground.city === '')
  if (city === '') return nowhere ?? (namesakes.length === 1 ? namesakes[0] : undefined)
  return namesakes.find((ground) => places.some((place) => ground.places.has(place))) ?? nowhere
}

export async function saveGrounds({ unsaved, byName }: Grounds, pool: pg.Pool): Promise<void> {
  const all = [...unsaved].map(({ id, name, city }) => ({ id, name, city }))
  const moved = all.flatMap(({ id, city }) => (id === undefined ? [] : [{ id, city }]))
  const fresh = all.filter(({ id }) => id === undefined)
  if (moved.length > 0) await setCities(pool, moved)
  if (fresh.length > 0) {
    for (const { id, name, city } of await insertGrounds(pool, fresh)) {
      const ground = byName.get(name)?.find((one) => one.city === city)
      if (ground !== undefined) ground.id = id
    }
  }
  unsaved.clear()
}

/** Imported grounds whose clock nobody has set yet. */
const withoutZone = `select distinct city from ground
  where time_zone = 'UTC' and city <> '' and not is_sample order by city`

/** Files name no time zone: it follows from the city. Grounds of unknown cities stay at UTC. */
export async function tellTimeZones(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ city: string }>(withoutZone)
  if (rows.length === 0) return
  const zones = await timeZonesOf(rows.map(({ city }) => city))
  if (zones.size > 0) await setTimeZones(pool, zones)
}

/** Null for a match without a ground. */
export function groundId({ ofMatch }: Grounds, match: FileMatch): string | null {
  return ofMatch.get(match.cricsheetId)?.id ?? null
}
