import type { Insertable } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Database } from '#db/database.ts'

export const linkDefaultSite = (db: Db, links: string) =>
  db.updateTable('site').set({ links }).where('is_default', '=', true).execute()

/** Inserts a site for one host. */
export async function insertSampleSite(
  db: Db,
  site: Insertable<Database['site']>,
  host: string,
): Promise<void> {
  const { id } = await db.insertInto('site').values(site).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('site_host').values({ host, site_id: id }).execute()
}
