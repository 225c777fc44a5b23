import { sql } from 'kysely'
import { COMING_BOOKINGS } from '@pavilion/contract/accounts/account-refusals.ts'
import type { Db } from '#db/connect.ts'
import type { PersonalData } from '#privacy/personal-data.ts'

/** Whether the account has a booking, held or paid, that is not over yet. */
async function hasComingBooking(db: Db, accountId: string, now: string): Promise<boolean> {
  const found = await sql`
    select from booking b join ground_span s on s.booking_id = b.id
    where b.booked_by = ${accountId}::uuid and b.order_id is not null and b.live
      and upper(s.during) > ${now}::timestamptz
      and not (b.order_status = 'pending' and b.hold_until <= ${now}::timestamptz)
    limit 1`.execute(db)
  return found.rows.length > 0
}

export const personalData: PersonalData = {
  held: {
    booking: {
      by: ['booking.booked_by'],
      rows: (
        id,
      ) => sql`select b.id, b.ground_id, g.name as ground, b.order_id, b.order_status, b.purpose,
        b.cancellation, b.booked_at, b.moves, b.cancelled_at, b.refund,
        (select coalesce(jsonb_agg(jsonb_build_object('starts_at', lower(s.during),
           'ends_at', upper(s.during), 'price', s.price) order by s.during), '[]')
         from ground_span s where s.booking_id = b.id) as spans
        from booking b join ground g on g.id = b.ground_id
        where b.booked_by = ${id}::uuid order by b.id desc`,
    },
    booking_cancelled: {
      by: ['booking.cancelled_by'],
      rows: (id) => sql`select id, cancelled_at from booking
        where cancelled_by = ${id}::uuid order by id desc`,
    },
    ground_closed: {
      by: ['ground_span.closed_by'],
      rows: (
        id,
      ) => sql`select id, ground_id, lower(during) as starts_at, upper(during) as ends_at, reason,
        made_at from ground_span where closed_by = ${id}::uuid order by id desc`,
    },
  },
  leftOut: {
    'booking.customer': 'It is the name of somebody whom you booked for at the desk.',
  },
  refuseClosing: async (db, { accountId, now }) =>
    (await hasComingBooking(db, accountId, now))
      ? { code: 'COMING_BOOKINGS', ...COMING_BOOKINGS }
      : undefined,
  erase: async (db, { accountId }) => {
    await db
      .updateTable('booking')
      .set({ purpose: '' })
      .where('booked_by', '=', accountId)
      .execute()
  },
}
