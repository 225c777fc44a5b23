import type { MinorUnits } from '@pavilion/contract/units.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

export type EntryOrder = {
  readonly orderId: string
  readonly accountId: string
  readonly status: string
  /** What is left of it to be refunded. */
  readonly left: MinorUnits
}

/**
 * The orders that were placed for an entry, locked. Whatever changes an entry and its fee locks them first: a payment
 * that arrives meanwhile waits.
 */
export async function lockEntryOrders(db: Db, entryId: string): Promise<EntryOrder[]> {
  const found = await sql<EntryOrder>`
    select o.id as "orderId", o.account_id as "accountId", o.status, o.total - o.refunded as left
    from orders o
    where o.id in (select p.order_id from tournament_entry_payment p where p.entry_id = ${entryId}::uuid)
    order by o.id for update`.execute(db)
  return found.rows
}

type By = { readonly accountId: string; readonly now: string }

/** Breaks `entry_pays_once` when the fee is settled, and `entry_payment_is_owed` when nothing is owed. */
export async function insertEntryOrder(
  db: Db,
  { entryId, orderId, accountId, now }: By & { readonly entryId: string; readonly orderId: string },
): Promise<void> {
  await db
    .insertInto('tournament_entry_payment')
    .values({
      entry_id: entryId,
      way: 'card',
      order_id: orderId,
      order_status: 'pending',
      entered_by: accountId,
      entered_at: now,
    })
    .execute()
}

type Settled = By & {
  readonly entryId: string
  readonly way: 'cash' | 'transfer' | 'waived'
  readonly reason: string | null
}

/** Breaks the same constraints as `insertEntryOrder`. */
export async function insertSettled(
  db: Db,
  { entryId, way, reason, accountId, now }: Settled,
): Promise<void> {
  await db
    .insertInto('tournament_entry_payment')
    .values({ entry_id: entryId, way, reason, entered_by: accountId, entered_at: now })
    .execute()
}

type Ended = By & { readonly entryId: string; readonly as: 'refunded' | 'taken back' }

/** Ends what holds of an entry without an order. */
export async function endSettled(db: Db, { entryId, as, accountId, now }: Ended): Promise<void> {
  await db
    .updateTable('tournament_entry_payment')
    .set({ ended_as: as, ended_by: accountId, ended_at: now })
    .where('entry_id', '=', entryId)
    .where('order_id', 'is', null)
    .where('ended_as', 'is', null)
    .execute()
}

/** A team that comes in again owes what was refunded to it. */
export async function passRefunds(db: Db, entryId: string): Promise<void> {
  await sql`
    update tournament_entry_payment set is_past = true
    where entry_id = ${entryId}::uuid and 'refunded' in (order_status, ended_as)`.execute(db)
}

type Terms = { readonly amount: MinorUnits; readonly refundUntil: string | null }

export async function updateTerms(
  db: Db,
  tournamentId: string,
  terms: Terms | null,
): Promise<void> {
  await db
    .updateTable('tournament_setup')
    .set({ entry_fee: terms?.amount ?? null, entry_refund_until: terms?.refundUntil ?? null })
    .where('id', '=', tournamentId)
    .execute()
}
