import type {
  GroundText,
  NewEquipment,
  NewSlot,
} from '@pavilion/contract/grounds/own-ground-fields.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/** Locks the ground's row, so that changes of what it offers are serialised. Bookings are not blocked. */
export const lockGround = (db: Db, groundId: string) =>
  db
    .selectFrom('ground')
    .select('id')
    .where('id', '=', groundId)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const putWords = async (
  db: Db,
  groundId: string,
  { words, currency }: { readonly words: GroundText; readonly currency: string },
): Promise<void> => {
  const { about, address, position, amenities, rules } = words
  const row = {
    about,
    address,
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    amenities,
    rules,
    ahead_days: words.aheadDays,
    notice_minutes: words.noticeMinutes,
  }
  await db
    .insertInto('ground_facts')
    .values({ ...row, ground_id: groundId, currency, revision: 1 })
    .onConflict((conflict) =>
      conflict.column('ground_id').doUpdateSet({
        ...row,
        revision: sql`ground_facts.revision + 1`,
      }),
    )
    .execute()
  await db.deleteFrom('ground_cancellation_step').where('ground_id', '=', groundId).execute()
  const steps = words.cancellation.map(({ hoursBefore, percent }) => ({
    ground_id: groundId,
    hours_before: hoursBefore,
    percent,
  }))
  if (steps.length > 0) await db.insertInto('ground_cancellation_step').values(steps).execute()
}

export const raiseRevision = (db: Db, groundId: string) =>
  db
    .updateTable('ground_facts')
    .set({ revision: sql`revision + 1` })
    .where('ground_id', '=', groundId)
    .execute()

type Retired = { readonly groundId: string; readonly ids: readonly string[]; readonly now: string }

/** Archives the slots; existing bookings keep theirs. */
export const archiveSlots = (db: Db, { groundId, ids, now }: Retired) =>
  db
    .updateTable('ground_slot')
    .set({ archived_at: now })
    .where('ground_id', '=', groundId)
    .where('id', 'in', [...ids])
    .execute()

/** Breaks `ground_slot_no_overlap`. */
export const insertSlots = (db: Db, groundId: string, slots: readonly NewSlot[]) =>
  db
    .insertInto('ground_slot')
    .values(slots.map((slot) => ({ ...slot, ground_id: groundId })))
    .execute()

export const archiveEquipment = (db: Db, { groundId, ids, now }: Retired) =>
  db
    .updateTable('ground_equipment')
    .set({ archived_at: now })
    .where('ground_id', '=', groundId)
    .where('id', 'in', [...ids])
    .execute()

export const insertEquipment = (db: Db, groundId: string, list: readonly NewEquipment[]) =>
  db
    .insertInto('ground_equipment')
    .values(list.map((item) => ({ ...item, ground_id: groundId })))
    .execute()

/** Waits for bookings in progress and blocks new ones. */
export const lockOffer = (db: Db, groundId: string) =>
  db
    .selectFrom('ground_facts')
    .select('ground_id')
    .where('ground_id', '=', groundId)
    .forUpdate()
    .executeTakeFirst()

/** Keeps the ground's offer from being withdrawn until the commit. */
export const keepOffer = (db: Db, groundId: string) =>
  db
    .selectFrom('ground_facts')
    .select('ground_id')
    .where('ground_id', '=', groundId)
    .forKeyShare()
    .executeTakeFirst()

export const setWithdrawn = (db: Db, groundId: string, at: string | null) =>
  db
    .updateTable('ground_facts')
    .set({ withdrawn_at: at })
    .where('ground_id', '=', groundId)
    .where('withdrawn_at', at === null ? 'is not' : 'is', null)
    .execute()

/** How many bookings have a slot still to come. */
export async function countComing(db: Db, groundId: string, now: string): Promise<number> {
  const found = await sql<{ coming: number }>`
    select count(distinct s.booking_id)::int as coming
    from ground_span s join booking b on b.id = s.booking_id
    where s.ground_id = ${groundId}::uuid and s.live and upper(s.during) > ${now}::timestamptz
      and (b.order_status is distinct from 'pending' or b.hold_until > ${now}::timestamptz)`.execute(
    db,
  )
  return found.rows[0]?.coming ?? 0
}
