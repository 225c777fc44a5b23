import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { escapeLike } from '#db/conditions.queries.ts'

export const hasCities = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('city').select('id').limit(1).executeTakeFirst()) !== undefined

/** When several servers start to import, one does it and the others wait. */
export const lockCities = (db: Db) => sql`lock table city in exclusive mode`.execute(db)

/** Inserts a JSON array of cities, leaving out countries that we do not list. */
export async function insertCities(db: Db, json: string): Promise<void> {
  await sql`
    insert into city (id, country, name, seat, population)
    select c.id, c.country, c.name, c.seat, c.population
    from json_to_recordset(${json}::json)
      as c (id integer, country text, name text, seat text, population bigint)
    join country on country.code = c.country`.execute(db)
}

export type CityRow = { id: string; name: string; seat: string | null }

type CitySearch = { readonly country: string; readonly words: string; readonly size: number }

/**
 * Cities whose name begins with the words, then those with a later word that does; by population within
 * each.
 */
export async function findCities(db: Db, { country, words, size }: CitySearch): Promise<CityRow[]> {
  const typed = escapeLike(words)
  const found = await sql<CityRow>`
    select id::text, name, seat from city
    where country = ${country} and folded like fold(${`%${typed}%`})
    order by case when folded like fold(${`${typed}%`}) then 0
                  when folded like fold(${`% ${typed}%`}) then 1 else 2 end,
             population desc, id
    limit ${size}`.execute(db)
  return found.rows
}
