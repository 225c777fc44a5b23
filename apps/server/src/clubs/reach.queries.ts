import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { contacts, type Reached } from './calendar/ask.queries.ts'

/** How players are reached, themselves and through their guardians; a row each. */
export async function reachPlayers(db: Db, playerIds: readonly string[]): Promise<Reached[]> {
  const found = await sql<Reached>`
    select p.id as "playerId", contact.account_id as "accountId", p.name, contact.email
    from club_player p ${contacts}
    where p.id = any(${[...playerIds]}::uuid[])
      and (contact.account_id is not null or contact.email is not null)
    order by p.id`.execute(db)
  return found.rows
}
