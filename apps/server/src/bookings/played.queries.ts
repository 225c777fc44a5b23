import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/** A paid booking with a slot that is over. */
export const findPlayed = (
  db: Db,
  by: { readonly groundId: string; readonly accountId: string; readonly now: string },
) =>
  db
    .selectFrom('booking as b')
    .innerJoin('ground_span as s', 's.booking_id', 'b.id')
    .select('b.id')
    .where('b.ground_id', '=', by.groundId)
    .where('b.booked_by', '=', by.accountId)
    .where('b.live', '=', true)
    .where('b.order_status', 'in', ['paid', 'partly refunded'])
    .where(sql<boolean>`upper(s.during) <= ${by.now}::timestamptz`)
    .orderBy('b.id')
    .limit(1)
    .executeTakeFirst()
