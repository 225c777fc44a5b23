import type pg from 'pg'
import {
  type ImportedName,
  type ImportedPerson,
  insertUnregistered,
  type KnownPerson,
  renameToLatest,
  upsertRegistered,
} from '#people/imported-people.queries.ts'
import type { FileMatch, FilePerson } from './file-match.ts'

export type People = {
  readonly known: Map<string, KnownPerson>
  readonly fresh: Map<string, ImportedPerson>
  readonly otherNames: Map<string, ImportedName>
}

/** `among`: the team's id, or `officials`. */
export type Appearance = { readonly person: FilePerson; readonly among: string }

export const officials = 'officials'

/** Files number namesakes: "Mohammad Nawaz (3)". */
const shownName = (name: string): string => name.replace(/ \(\d+\)$/, '')

/** People outside the register are told apart by name: within a team, or among officials. */
const keyOf = ({ person, among }: Appearance): string =>
  person.registryId === undefined
    ? `${among}|${shownName(person.name)}`
    : `register|${person.registryId}`

const everybody = `
  select 'register|' || cricsheet_id as key, id, name, gender
  from person where cricsheet_id is not null
  union
  select match_side.team_id || '|' || person.name, person.id, person.name, person.gender
  from person
  join match_player on person.id in (match_player.person_id, match_player.logged_as)
  join match_side using (match_id, side)
  join match on match.id = match_player.match_id
  where person.cricsheet_id is null and match.cricsheet_id is not null
  union
  select '${officials}|' || person.name, person.id, person.name, person.gender
  from person
  join match_official on person.id in (match_official.person_id, match_official.logged_as)
  join match on match.id = match_official.match_id
  where person.cricsheet_id is null and match.cricsheet_id is not null`

export async function loadPeople(pool: pg.Pool): Promise<People> {
  const { rows } = await pool.query<KnownPerson>(everybody)
  return {
    known: new Map(rows.map((person) => [person.key, person])),
    fresh: new Map(),
    otherNames: new Map(),
  }
}

/** Remembers people to save. Teams must be saved first, since people without a registry id belong to one. */
export function notePerson(people: People, appearance: Appearance, match: FileMatch): void {
  const key = keyOf(appearance)
  const name = shownName(appearance.person.name)
  const gender = appearance.among === officials ? null : playersGender(match)
  const known = people.known.get(key)
  if (known !== undefined) noteName(people, known, { name, day: match.startsOn })
  const before = people.fresh.get(key) ?? known
  if (before !== undefined && (before.gender !== null || gender === null)) return
  const cricsheetId = appearance.person.registryId ?? null
  people.fresh.set(key, { key, cricsheet_id: cricsheetId, name: before?.name ?? name, gender })
}

const playersGender = ({ gender }: FileMatch) => (gender === 'mixed' ? null : gender)

function noteName(
  people: People,
  known: KnownPerson,
  { name, day }: Omit<ImportedName, 'id'>,
): void {
  const other = people.otherNames.get(known.id)
  if (other === undefined ? known.name === name : other.day >= day) return
  people.otherNames.set(known.id, { id: known.id, name, day })
}

export async function savePeople({ known, fresh }: People, pool: pg.Pool): Promise<void> {
  const all = [...fresh.values()]
  const registered = all.filter((person) => person.cricsheet_id !== null)
  const others = all.filter((person) => person.cricsheet_id === null && !known.has(person.key))
  const saved = [
    ...(registered.length > 0 ? await upsertRegistered(pool, registered) : []),
    ...(others.length > 0 ? await insertUnregistered(pool, others) : []),
  ]
  for (const person of saved) known.set(person.key, person)
  fresh.clear()
}

/** Throws for a person who was not noted and saved before. */
export function personId({ known }: People, appearance: Appearance): string {
  const person = known.get(keyOf(appearance))
  if (person === undefined) throw new Error(`${appearance.person.name} was not saved.`)
  return person.id
}

/** People with different names in different matches keep the latest one. */
export async function saveNames({ otherNames }: People, pool: pg.Pool): Promise<void> {
  if (otherNames.size > 0) await renameToLatest(pool, [...otherNames.values()])
}
