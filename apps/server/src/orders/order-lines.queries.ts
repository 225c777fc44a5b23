import type { Db } from '#db/connect.ts'

/** The lines of these orders, as bought. */
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
