import type { Db } from '#db/connect.ts'

/** Where an account that is open is emailed, and in whose name. */
export const findAddress = (db: Db, accountId: string) =>
  db
    .selectFrom('account')
    .innerJoin('site', 'site.id', 'account.site_id')
    .select(['account.email', 'site.name as siteName', 'site.no_reply as sender'])
    .where('account.id', '=', accountId)
    .where('account.status', '=', 'active')
    .executeTakeFirst()
