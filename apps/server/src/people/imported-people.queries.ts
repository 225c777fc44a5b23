import type pg from 'pg'

/** `key` identifies a person in files. */
export type ImportedPerson = {
  readonly key: string
  readonly cricsheet_id: string | null
  readonly name: string
  readonly gender: 'male' | 'female' | null
}

/** A person in the database. */
export type KnownPerson = {
  readonly key: string
  readonly id: string
  readonly name: string
  readonly gender: string | null
}

const given = `jsonb_to_recordset($1) as given (key text, cricsheet_id text, name text, gender text)`

const upsert = `
  insert into person (cricsheet_id, name, gender) select cricsheet_id, name, gender from ${given}
  on conflict (cricsheet_id) do update set gender = coalesce(person.gender, excluded.gender)
  returning 'register|' || cricsheet_id as key, id, name, gender`

/** Answers all of them with their ids. */
export async function upsertRegistered(
  pool: pg.Pool,
  people: readonly ImportedPerson[],
): Promise<KnownPerson[]> {
  const { rows } = await pool.query<KnownPerson>(upsert, [JSON.stringify(people)])
  return rows
}

const insert = `
  with fresh as materialized (select uuidv7() as id, given.* from ${given}),
  done as (insert into person (id, name, gender) select id, name, gender from fresh)
  select key, id, name, gender from fresh`

/**
 * Answers all of them with their ids. No constraint keeps people outside the register unique, only the memory of
 * the import.
 */
export async function insertUnregistered(
  pool: pg.Pool,
  people: readonly ImportedPerson[],
): Promise<KnownPerson[]> {
  const { rows } = await pool.query<KnownPerson>(insert, [JSON.stringify(people)])
  return rows
}

/** Another name, and the day of the match with it. */
export type ImportedName = { readonly id: string; readonly name: string; readonly day: string }

const updateName = `
  update person set name = given.name
  from jsonb_to_recordset($1) as given (id uuid, name text, day date)
  where person.id = given.id and person.name <> given.name and given.day >= (
    select max(match.starts_on)
    from match_player join match on match.id = match_player.match_id
    where match_player.person_id = person.id)`

/** Renames people whose other name is later than the match they were last named in. */
export async function renameToLatest(pool: pg.Pool, names: readonly ImportedName[]): Promise<void> {
  await pool.query(updateName, [JSON.stringify(names)])
}
