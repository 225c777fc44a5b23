import type { CancellationStep } from '@pavilion/contract/grounds/ground-facts.ts'
import type { MinorUnits } from '@pavilion/contract/units.ts'
import { sql } from 'kysely'
import type { Stored } from '#db/stored.ts'
import type { Db } from '#db/connect.ts'

type OrderStatus = Stored<'orders', 'status'>

/** Serialises the bookings of an account, so that its holds can be counted and its keys looked up safely. */
export const lockAccount = (db: Db, accountId: string) =>
  db
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

export const newId = async (db: Db): Promise<string> => {
  const made = await db.selectNoFrom((make) => make.fn<string>('uuidv7').as('id')).execute()
  const [row] = made
  if (row === undefined) throw new Error('A select without from answers one row.')
  return row.id
}

/** The booking that a key of the account was used for. */
export const findByKey = (db: Db, accountId: string, key: string) =>
  db
    .selectFrom('booking')
    .select(['id', 'request_hash as requestHash'])
    .where('booked_by', '=', accountId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()

export async function countHolds(db: Db, accountId: string, now: string): Promise<number> {
  const { holds } = await db
    .selectFrom('booking')
    .select(({ fn }) => fn.countAll<number>().as('holds'))
    .where('booked_by', '=', accountId)
    .where('order_status', '=', 'pending')
    .where('hold_until', '>', now)
    .executeTakeFirstOrThrow()
  return holds
}

export type NewBooking = {
  readonly id: string
  readonly groundId: string
  readonly accountId: string
  readonly idempotencyKey: string
  readonly requestHash: Buffer
  readonly purpose: string
  readonly cancellation: readonly CancellationStep[]
  readonly now: string
} & (
  | {
      readonly order: { readonly id: string; readonly status: OrderStatus }
      readonly holdUntil: string
    }
  | { readonly customer: string }
)

export const insertBooking = (db: Db, booking: NewBooking) =>
  db
    .insertInto('booking')
    .values({
      id: booking.id,
      ground_id: booking.groundId,
      order_id: 'order' in booking ? booking.order.id : null,
      order_status: 'order' in booking ? booking.order.status : null,
      hold_until: 'order' in booking ? booking.holdUntil : null,
      customer: 'customer' in booking ? booking.customer : null,
      booked_by: booking.accountId,
      idempotency_key: booking.idempotencyKey,
      request_hash: booking.requestHash,
      purpose: booking.purpose,
      cancellation: JSON.stringify(booking.cancellation),
      booked_at: booking.now,
    })
    .execute()

export async function insertEquipment(
  db: Db,
  bookingId: string,
  chosen: readonly { readonly id: string; readonly quantity: number; readonly price: MinorUnits }[],
): Promise<void> {
  if (chosen.length === 0) return
  const rows = chosen.map(({ id, quantity, price }) => ({
    booking_id: bookingId,
    equipment_id: id,
    quantity,
    price,
  }))
  await db.insertInto('booking_equipment').values(rows).execute()
}

/**
 * Locks a booking and its order until the commit. The order comes first, as everywhere, to avoid deadlocks.
 */
export async function lockBooking(db: Db, id: string): Promise<void> {
  await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', (is) => is.selectFrom('booking').select('order_id').where('id', '=', id))
    .forUpdate()
    .execute()
  await db.selectFrom('booking').select('id').where('id', '=', id).forUpdate().execute()
}

export const setCancelled = (
  db: Db,
  id: string,
  by: { readonly accountId: string; readonly now: string; readonly refund: MinorUnits | null },
) =>
  db
    .updateTable('booking')
    .set({ cancelled_at: by.now, cancelled_by: by.accountId, refund: by.refund })
    .where('id', '=', id)
    .execute()

/** Counts the move. Answers whether the booking still stands. */
export async function countMove(db: Db, id: string): Promise<boolean> {
  const counted = await db
    .updateTable('booking')
    .set({ moves: sql`moves + 1` })
    .where('id', '=', id)
    .where('live', '=', true)
    .executeTakeFirst()
  return counted.numUpdatedRows === 1n
}
