import type { Db } from '#db/connect.ts'

/** Where an account that is open is emailed, and in whose name. */
export const findAddress = (db: Db, accountId: string) =>
  db
    .selectFrom('account')
    .innerJoin('site', 'site.id', 'account.site_id')
    .select(['account.email', 'site.name', 'site.no_reply as noReply', 'site.locale', 'site.theme'])
    .where('account.id', '=', accountId)
    .where('account.status', '=', 'active')
    .executeTakeFirst()
