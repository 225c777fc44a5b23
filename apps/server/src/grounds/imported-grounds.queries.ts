import type pg from 'pg'

type Named = { readonly name: string; readonly city: string }

const insert = `insert into ground (name, city)
  select name, city from jsonb_to_recordset($1) as g (name text, city text)
  on conflict (name, city) do update set is_sample = false
  returning id, name, city`

/** Answers all of them with their ids. */
export async function insertGrounds(
  pool: pg.Pool,
  grounds: readonly Named[],
): Promise<(Named & { readonly id: string })[]> {
  const { rows } = await pool.query<Named & { id: string }>(insert, [JSON.stringify(grounds)])
  return rows
}

const updateCity = `update ground set city = g.city
  from jsonb_to_recordset($1) as g (id uuid, city text) where ground.id = g.id`

export async function setCities(
  pool: pg.Pool,
  grounds: readonly { readonly id: string; readonly city: string }[],
): Promise<void> {
  await pool.query(updateCity, [JSON.stringify(grounds)])
}

const updateTimeZone = `update ground set time_zone = z.zone
  from jsonb_to_recordset($1) as z (city text, zone text)
  where ground.city = z.city and ground.time_zone = 'UTC' and not ground.is_sample`

/** Gives imported grounds in these cities their time zone, where nobody has set one yet. */
export async function setTimeZones(
  pool: pg.Pool,
  zones: ReadonlyMap<string, string>,
): Promise<void> {
  const given = [...zones].map(([city, zone]) => ({ city, zone }))
  await pool.query(updateTimeZone, [JSON.stringify(given)])
}
