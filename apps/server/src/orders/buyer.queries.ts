import type { Db } from '#db/connect.ts'

/** The buyer of an order, and who writes to them; undefined when the account is closed. */
export const findBuyer = (db: Db, orderId: string) =>
  db
    .selectFrom('orders')
    .innerJoin('account', 'account.id', 'orders.account_id')
    .innerJoin('site', 'site.id', 'orders.site_id')
    .select([
      'orders.number',
      'orders.total',
      'orders.currency',
      'account.email',
      'site.name',
      'site.no_reply as noReply',
      'site.locale',
      'site.theme',
    ])
    .where('orders.id', '=', orderId)
    .where('account.status', '=', 'active')
    .executeTakeFirst()

export type Buyer = NonNullable<Awaited<ReturnType<typeof findBuyer>>>
