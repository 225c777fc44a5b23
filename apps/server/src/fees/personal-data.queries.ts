import { sql } from 'kysely'
import type { PersonalData } from '#privacy/personal-data.ts'

const mine = (id: string) => sql`(select p.id from fee_holder p where p.account_id = ${id}::uuid)`

/** Accounts are books: what was charged and paid stays, under the player or the student, when an account is closed. */
export const personalData: PersonalData = {
  held: {
    fee_entry: {
      by: ['fee_entry.entered_by'],
      rows: (id) => sql`select id, organisation_id, holder_id, kind, amount, title, due_on, method,
          paid_on, order_id, entered_at
        from fee_entry
        where holder_id in ${mine(id)} or entered_by = ${id}::uuid order by id desc`,
    },
    fee_concession: {
      by: [],
      rows: (id) => sql`select holder_id, organisation_id from fee_concession
        where holder_id in ${mine(id)} order by holder_id`,
    },
    fee_order: {
      by: [],
      rows: (id) => sql`select f.order_id, f.holder_id, f.amount
        from fee_order f join orders o on o.id = f.order_id
        where o.account_id = ${id}::uuid or f.holder_id in ${mine(id)}
        order by f.order_id desc, f.holder_id`,
    },
  },
  erase: async (db, { accountId }) => {
    await sql`
      delete from fee_concession where holder_id in ${mine(accountId)}`.execute(db)
  },
}
