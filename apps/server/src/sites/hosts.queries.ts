import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

export const findHost = (db: Db, host: string) =>
  db.selectFrom('site_host').select('site_id').where('host', '=', host).executeTakeFirst()

/** Those of the hosts that a site claims. */
export async function findClaimed(db: Db, hosts: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await sql<{ host: string }>`
    select host from site_host where host = any(${hosts}::text[])`.execute(db)
  return new Set(found.rows.map(({ host }) => host))
}
