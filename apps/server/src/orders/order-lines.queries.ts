import type { Db } from '#db/connect.ts'

/** The package lines of an order, as bought. */
export const findPackageLines = (db: Db, orderId: string) =>
  db
    .selectFrom('order_line')
    .select(['subject as packageId', 'period', 'quantity'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'package')
    .orderBy('position')
    .execute()

export const findLines = (db: Db, orderIds: readonly string[]) =>
  db
    .selectFrom('order_line')
    .select([
      'order_id as orderId',
      'kind',
      'title',
      'quantity',
      'unit_price as unitPrice',
      'amount',
      'discount',
      'tax_name as taxName',
      'tax_rate as taxRate',
      'tax_inclusive as taxInclusive',
      'tax',
      'subject',
      'reference',
      'period',
      'place',
      'starts_at as startsAt',
      'ends_at as endsAt',
      'time_zone as timeZone',
    ])
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('position')
    .execute()

export type Line = Awaited<ReturnType<typeof findLines>>[number]
