import { negative } from '@pavilion/contract/money.ts'
import type { MinorUnits } from '@pavilion/contract/units.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { holderColumns, holderValues } from './ledger.queries.ts'

type NewPayment = {
  readonly organisationId: string
  readonly playerId: string
  readonly method: 'cash' | 'transfer'
  readonly amount: MinorUnits
  readonly paidOn: string
  readonly note: string
  readonly idempotencyKey: string
  readonly accountId: string
  readonly now: string
}

const titles = { cash: 'Paid in cash', transfer: 'Paid by transfer' } as const

/** Does nothing when this request has entered it before. */
export async function insertPayment(db: Db, paid: NewPayment): Promise<void> {
  const title = paid.note === '' ? titles[paid.method] : `${titles[paid.method]}: ${paid.note}`
  await sql`
    insert into fee_entry (organisation_id, ${holderColumns}, kind, amount, title, method, paid_on,
                           entered_by, entered_at, idempotency_key)
    select p.organisation_id, ${holderValues}, 'payment', ${negative(paid.amount)}, ${title},
           ${paid.method}, ${paid.paidOn}::date, ${paid.accountId}::uuid, ${paid.now}::timestamptz,
           ${paid.idempotencyKey}
    from fee_holder p
    where p.id = ${paid.playerId}::uuid and p.organisation_id = ${paid.organisationId}::uuid
    on conflict on constraint fee_entry_asked_once do nothing`.execute(db)
}

export type Entered = {
  readonly id: string
  readonly amount: MinorUnits
  readonly orderId: string | null
  readonly isTakenBack: boolean
}

/** A charge or payment on the account of a player. */
export async function findEntered(
  db: Db,
  of: { readonly organisationId: string; readonly playerId: string; readonly entryId: string },
): Promise<Entered | undefined> {
  const found = await sql<Entered>`
    select e.id, e.amount, e.order_id as "orderId",
           exists (select from fee_entry c where c.reverses = e.id) as "isTakenBack"
    from fee_entry e
    where e.id = ${of.entryId}::uuid and e.holder_id = ${of.playerId}::uuid
      and e.organisation_id = ${of.organisationId}::uuid and e.kind <> 'contrary'`.execute(db)
  return found.rows[0]
}

/** Takes an entry back by one of the opposite amount. */
export async function insertContrary(
  db: Db,
  by: { readonly entryId: string; readonly accountId: string; readonly now: string },
): Promise<void> {
  await sql`
    insert into fee_entry (organisation_id, ${holderColumns}, kind, amount, title, reverses,
                           entered_by, entered_at)
    select organisation_id, ${holderColumns}, 'contrary', -amount, left('Taken back: ' || title, 200), id,
           ${by.accountId}::uuid, ${by.now}::timestamptz
    from fee_entry where id = ${by.entryId}::uuid`.execute(db)
}

/** Enters what a paid order paid, on each account once. */
export async function enterPaidOrder(db: Db, orderId: string, now: string): Promise<void> {
  await sql`
    insert into fee_entry (organisation_id, ${holderColumns}, kind, amount, title, method, order_id,
                           entered_by, entered_at)
    select f.organisation_id, f.player_id, f.student_id, f.affiliate_id, 'payment', -f.amount, 'Paid by card, order ' || o.number,
           'card', o.id, o.account_id, ${now}::timestamptz
    from fee_order f join orders o on o.id = f.order_id
    where f.order_id = ${orderId}::uuid
    on conflict (order_id, holder_id) do nothing`.execute(db)
}
