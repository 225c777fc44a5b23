import type { Db } from '#db/connect.ts'

/** The buyer to write to about an order, and the sender's name; undefined when the account is closed. */
export const findTold = (db: Db, orderId: string) =>
  db
    .selectFrom('orders')
    .innerJoin('account', 'account.id', 'orders.account_id')
    .innerJoin('site', 'site.id', 'orders.site_id')
    .select([
      'orders.number',
      'orders.total',
      'orders.currency',
      'account.email',
      'site.name as siteName',
      'site.no_reply as sender',
      'site.locale',
    ])
    .where('orders.id', '=', orderId)
    .where('account.status', '=', 'active')
    .executeTakeFirst()

export type Told = NonNullable<Awaited<ReturnType<typeof findTold>>>
