import type pg from 'pg'
import type { FileMatch, FilePerson } from './file-match.ts'

/** A person in the database; `key` identifies them in files. */
type Known = {
  readonly key: string
  readonly id: string
  readonly name: string
  readonly gender: string | null
}
type Fresh = {
  readonly key: string
  readonly cricsheet_id: string | null
  readonly name: string
  readonly gender: 'male' | 'female' | null
}

/** Another name and the day of its match: the latest name is shown. */
type OtherName = { readonly id: string; readonly name: string; readonly day: string }

export type People = {
  readonly known: Map<string, Known>
  readonly fresh: Map<string, Fresh>
  readonly otherNames: Map<string, OtherName>
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
  const { rows } = await pool.query<Known>(everybody)
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

function noteName(people: People, known: Known, { name, day }: Omit<OtherName, 'id'>): void {
  const other = people.otherNames.get(known.id)
  if (other === undefined ? known.name === name : other.day >= day) return
  people.otherNames.set(known.id, { id: known.id, name, day })
}

const given = `jsonb_to_recordset($1) as given (key text, cricsheet_id text, name text, gender text)`

const upsertRegistered = `
  insert into person (cricsheet_id, name, gender) select cricsheet_id, name, gender from ${given}
  on conflict (cricsheet_id) do update set gender = coalesce(person.gender, excluded.gender)
  returning 'register|' || cricsheet_id as key, id, name, gender`

/** No constraint keeps people outside the register unique, only our own memory. */
const insertOthers = `
  with fresh as materialized (select uuidv7() as id, given.* from ${given}),
  done as (insert into person (id, name, gender) select id, name, gender from fresh)
  select key, id, name, gender from fresh`

export async function savePeople({ known, fresh }: People, pool: pg.Pool): Promise<void> {
  const all = [...fresh.values()]
  const save = async (statement: string, some: readonly Fresh[]) => {
    if (some.length === 0) return
    const { rows } = await pool.query<Known>(statement, [JSON.stringify(some)])
    for (const person of rows) known.set(person.key, person)
  }
  await save(
    upsertRegistered,
    all.filter((person) => person.cricsheet_id !== null),
  )
  await save(
    insertOthers,
    all.filter((person) => person.cricsheet_id === null && !known.has(person.key)),
  )
  fresh.clear()
}

/** Throws for a person who was not noted and saved before. */
export function personId({ known }: People, appearance: Appearance): string {
  const person = known.get(keyOf(appearance))
  if (person === undefined) throw new Error(`${appearance.person.name} was not saved.`)
  return person.id
}

const renameLatest = `
  update person set name = given.name
  from jsonb_to_recordset($1) as given (id uuid, name text, day date)
  where person.id = given.id and person.name <> given.name and given.day >= (
    select max(match.starts_on)
    from match_player join match on match.id = match_player.match_id
    where match_player.person_id = person.id)`

/** People with different names in different matches keep the latest one. */
export async function saveNames({ otherNames }: People, pool: pg.Pool): Promise<void> {
  if (otherNames.size === 0) return
  await pool.query(renameLatest, [JSON.stringify([...otherNames.values()])])
}
