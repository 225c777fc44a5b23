import type { Db } from '#db/connect.ts'

/** Numbers are read from invoices and emails, in whatever letters. */
export const findOrderNumbered = (
  db: Db,
  { siteId, number }: { readonly siteId: string; readonly number: string },
) =>
  db
    .selectFrom('orders')
    .select('id')
    .where('site_id', '=', siteId)
    .where('number', '=', number.toUpperCase())
    .executeTakeFirst()
