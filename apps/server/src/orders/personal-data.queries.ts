import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { PersonalData } from '#privacy/personal-data.ts'
import { cancelOrder } from './refund-order.ts'

const mine = (id: string) => sql`(select o.id from orders o where o.account_id = ${id}::uuid)`

async function findUnpaidOrders(db: Db, accountId: string): Promise<string[]> {
  const found = await db
    .selectFrom('orders')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', '=', 'pending')
    .orderBy('id')
    .execute()
  return found.map(({ id }) => id)
}

export const personalData: PersonalData = {
  held: {
    orders: {
      by: ['orders.account_id'],
      rows: (
        id,
      ) => sql`select id, site_id, number, status, currency, subtotal, discount, tax_on_top,
        tax_within, total, refunded, coupon_id, placed_at, paid_at, expires_at
        from orders where account_id = ${id}::uuid order by id desc`,
    },
    order_line: {
      by: [],
      rows: (id) => sql`select * from order_line where order_id in ${mine(id)}
        order by order_id desc, position`,
    },
    payment: {
      by: [],
      rows: (
        id,
      ) => sql`select id, order_id, provider, amount, refunded, status, created_at, settled_at
        from payment where order_id in ${mine(id)} order by id desc`,
    },
    refund: {
      by: [],
      rows: (id) => sql`select id, order_id, amount, reason, created_at, sent_at
        from refund where order_id in ${mine(id)} order by id desc`,
    },
    coupon_use: {
      by: ['coupon_use.account_id'],
      rows: (id) => sql`select coupon_id, uses from coupon_use
        where account_id = ${id}::uuid order by coupon_id`,
    },
  },
  leftOut: {
    'payment.reference': 'It opens the page on which the order is paid.',
  },
  /** Cancels the open orders. A payment that still arrives for one of them is refunded. */
  erase: async (db, { accountId, now }) => {
    for (const orderId of await findUnpaidOrders(db, accountId)) {
      await cancelOrder(db, { orderId, now })
    }
  },
}
