import type { Db } from '#db/connect.ts'

export const findHost = (db: Db, host: string) =>
  db.selectFrom('site_host').select('site_id').where('host', '=', host).executeTakeFirst()
