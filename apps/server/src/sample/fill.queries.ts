import type { Insertable } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Database } from '#db/database.ts'

export async function hasSites(db: Db): Promise<boolean> {
  const first = await db.selectFrom('site').select('id').limit(1).executeTakeFirst()
  return first !== undefined
}

export const insertDefaultSite = (db: Db, site: Insertable<Database['site']>) =>
  db.insertInto('site').values(site).execute()
