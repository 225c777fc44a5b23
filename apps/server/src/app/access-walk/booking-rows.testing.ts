import { createHash, randomUUID } from 'node:crypto'
import { GroundId } from '@pavilion/contract/ids.ts'
import { sql } from 'kysely'
import { placeOrder } from '#orders/orders.ts'
import { siteOf } from '#sites/sites.ts'
import { only, open, openly, own, type Person, type RowsOf, type Things } from './rows.testing.ts'

const desk: readonly Person[] = ['owner', 'admin', 'ground-manager', 'operator']
const staff: readonly Person[] = ['member', 'owner', 'admin', 'ground-manager']

/** A ground of the organisation that can be hired daily from one to two o'clock. */
async function aGround({ app, organisationId }: Things) {
  const ground = await app.db
    .insertInto('ground')
    .values({ name: `Ground ${randomUUID()}`, city: '', organisation_id: organisationId })
    .returning('id')
    .executeTakeFirstOrThrow()
  const ground_id = ground.id
  await app.db.insertInto('ground_facts').values({ ground_id, currency: 'PKR' }).execute()
  const slots = await app.db
    .insertInto('ground_slot')
    .values(
      [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
        ground_id,
        weekday,
        starts: '01:00',
        ends: '02:00',
        price: 100,
      })),
    )
    .returning(['id', 'weekday'])
    .execute()
  const soon = new Date(Date.parse(app.now()) + 3 * 86_400_000)
  const slotId = slots.find(({ weekday }) => weekday === (soon.getUTCDay() || 7))?.id ?? ''
  return {
    groundId: GroundId.parse(ground_id),
    slot: { slotId, day: soon.toISOString().slice(0, 10) },
  }
}

const aGroundAlone = async (things: Things) => ({ groundId: (await aGround(things)).groundId })

/** A booking of the member, played yesterday. */
async function aBooking(things: Things) {
  const { app, memberId } = things
  const { groundId, slot } = await aGround(things)
  const { id: bookingId } = await app.db
    .insertInto('booking')
    .values({
      ground_id: groundId,
      booked_by: memberId,
      customer: 'Somebody',
      idempotency_key: randomUUID(),
      request_hash: createHash('sha256').digest(),
      cancellation: '[]',
      booked_at: app.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const during = sql<string>`tstzrange(now() - interval '1 day', now() - interval '23 hours')`
  const { id: spanId } = await app.db
    .insertInto('ground_span')
    .values({
      ground_id: groundId,
      booking_id: bookingId,
      during,
      slot_id: slot.slotId,
      day: slot.day,
      kind: 'standard',
      price: 100,
      made_at: app.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { groundId, slot, bookingId, spanId }
}

const named = async (things: Things) => {
  const { groundId, bookingId } = await aBooking(things)
  return { groundId, bookingId }
}

export const bookings: RowsOf<'bookings'> = {
  availability: open(aGroundAlone, 'it only looks what is free'),
  quote: open(async (things) => {
    const { groundId, slot } = await aGround(things)
    return { groundId, slots: [slot] }
  }, 'it only reckons what a booking would cost'),
  book: own('every account may book, and pays for it', async (things) => {
    const { groundId, slot } = await aGround(things)
    return { groundId, slots: [slot], idempotencyKey: randomUUID() }
  }),
  show: only('read-order', [...staff, 'operator'], named),
  calendar: only('read-order', [...staff, 'operator'], named),
  cancel: only('cancel-booking', staff, named),
  reschedule: only('cancel-booking', staff, async (things) => {
    const { groundId, bookingId, spanId, slot } = await aBooking(things)
    return { groundId, bookingId, from: spanId, to: slot }
  }),
  filter: openly(only('manage-ground', desk, aGroundAlone)),
}

/** The member's review of a ground of the organisation. */
async function aReview(things: Things) {
  const { groundId, bookingId } = await aBooking(things)
  const { id: reviewId } = await things.app.db
    .insertInto('review')
    .values({
      ground_id: groundId,
      account_id: things.memberId,
      booking_id: bookingId,
      stars: 4,
      body: '',
      written_at: things.app.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { groundId, reviewId }
}

/** Marks the member's booking as paid and played. */
async function played(things: Things) {
  const { app, memberId: accountId } = things
  const { groundId, bookingId } = await aBooking(things)
  const { id: siteId, currency } = await siteOf(app, '')
  const line = { kind: 'booking', title: 'A ground', quantity: 1, unitPrice: 0 } as const
  const placed = await app.db.transaction().execute((db) =>
    placeOrder(db, {
      siteId,
      accountId,
      idempotencyKey: randomUUID(),
      request: {},
      currency,
      lines: [{ ...line, subject: groundId, reference: bookingId }],
      now: app.now(),
    }),
  )
  if (!placed.ok) throw new Error(placed.message)
  await app.db
    .updateTable('booking')
    .set({ order_id: placed.value.order.id, order_status: placed.value.order.status })
    .where('id', '=', bookingId)
    .execute()
  return { groundId, stars: 5 }
}

export const reviews: RowsOf<'reviews'> = {
  filter: open(aGroundAlone),
  write: openly(only('review-ground', ['member'], played)),
  own: own('it finds one’s own review alone', aGroundAlone),
  change: only('review-ground', ['member'], async (things) => ({
    groundId: (await aReview(things)).groundId,
    stars: 2,
  })),
  reply: openly(
    only('manage-ground', desk, async (things) => ({
      ...(await aReview(things)),
      text: 'Thanks.',
    })),
  ),
}

async function aClosure(things: Things) {
  const { groundId } = await aGround(things)
  const { id: closureId } = await things.app.db
    .insertInto('ground_span')
    .values({
      ground_id: groundId,
      during: sql<string>`tstzrange(now(), now() + interval '1 day')`,
      reason: 'Reseeding',
      made_at: things.app.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { groundId, closureId }
}

export const groundConsole: RowsOf<'groundConsole'> = {
  bookWalkIn: openly(
    only('manage-ground', desk, async (things) => {
      const { groundId, slot } = await aGround(things)
      return { groundId, slots: [slot], customer: 'Somebody', idempotencyKey: randomUUID() }
    }),
  ),
  close: openly(
    only('manage-ground', desk, async (things) => {
      const { groundId } = await aGround(things)
      const start = '2030-01-01T00:00:00Z'
      return { groundId, start, end: '2030-01-02T00:00:00Z', reason: 'Reseeding' }
    }),
  ),
  closures: openly(only('manage-ground', desk, aGroundAlone)),
  takings: openly(
    only('manage-ground', desk, async (things) => {
      const { groundId } = await aGround(things)
      return { groundId, from: '2030-01-01', to: '2030-01-31' }
    }),
  ),
  reopen: openly(only('manage-ground', desk, aClosure)),
}

const words = {
  about: '',
  address: '',
  position: null,
  amenities: [],
  rules: [],
  cancellation: [],
  aheadDays: 90,
  noticeMinutes: 0,
}

/** A row for a call that changes a ground. */
const changing = <Input>(change: Input) =>
  openly(
    only('manage-ground', desk, async (things) => ({
      groundId: (await aGround(things)).groundId,
      revision: 1,
      ...change,
    })),
  )

export const grounds: RowsOf<'grounds'> = {
  filterOwn: own('it finds only the grounds that one looks after', () => ({})),
  showConsole: openly(only('manage-ground', desk, aGroundAlone)),
  saveText: changing({ words }),
  saveSlots: changing({ slots: [] }),
  saveEquipment: changing({ equipments: [] }),
  savePhotos: changing({ photos: [] }),
  sendPhoto: openly(
    only('manage-ground', desk, async (things) => ({
      params: { groundId: (await aGround(things)).groundId },
      body: new File([Buffer.from('no picture')], 'photo.png', { type: 'image/png' }),
    })),
  ),
  offer: openly(
    only('manage-ground', desk, async (things) => ({
      groundId: (await aGround(things)).groundId,
      isOffered: true,
    })),
  ),
}
