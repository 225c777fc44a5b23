import { sql } from 'kysely'
import { insertSampleBooking, insertSampleSpan } from '#bookings/sample-rows.queries.ts'
import type { Db } from '#db/connect.ts'
import { dayAfter, slotOn, wallClock } from '#grounds/grounds.ts'
import { placeOrder, settle } from '#orders/orders.ts'
import { insertSamplePayment } from '#orders/sample-rows.queries.ts'
import { insertSampleReview } from '#reviews/sample-rows.queries.ts'
import { dayAt } from './calendar.ts'
import { type SampleBooking, sampleTerms } from './sample-hire.ts'

export const findGround = (db: Db, name: string) =>
  db
    .selectFrom('ground')
    .select(['id', 'name', 'city', 'time_zone as timeZone'])
    .where('name', '=', name)
    .where('is_sample', '=', true)
    .executeTakeFirstOrThrow()

const findAccount = (db: Db, role: string) =>
  db
    .selectFrom('account')
    .select('id')
    .where('email_key', '=', `${role}@sample.example`)
    .executeTakeFirstOrThrow()

type Asked = {
  readonly booking: SampleBooking
  readonly site: { readonly id: string; readonly currency: string }
  readonly now: string
}

/** The slot and day of a booking: the first day, from its planned one on, without a match at that hour. */
async function slotOf(db: Db, { booking, now }: Asked) {
  const ground = await findGround(db, booking.ground)
  const first = dayAfter(dayAt(now, ground.timeZone), booking.day)
  for (let day = first; ; day = dayAfter(day, 1)) {
    const slot = await litSlotOn(db, ground, day)
    const at = (instant: number) => new Date(instant).toISOString()
    const [start, end] = [at(slot.start), at(slot.end)]
    if (await isFree(db, ground.id, { start, end })) return { ground, slot, start, end }
  }
}

type SampleGround = Awaited<ReturnType<typeof findGround>>

async function isFree(
  db: Db,
  groundId: string,
  { start, end }: { readonly start: string; readonly end: string },
): Promise<boolean> {
  const taken = await db
    .selectFrom('ground_span')
    .select('id')
    .where('ground_id', '=', groundId)
    .where('live', '=', true)
    .where(sql<boolean>`during && tstzrange(${start}::timestamptz, ${end}::timestamptz)`)
    .limit(1)
    .execute()
  return taken.length === 0
}

async function litSlotOn(db: Db, ground: SampleGround, day: string) {
  const weekly = await db
    .selectFrom('ground_slot')
    .select(['id', 'weekday', 'kind', 'price'])
    .select(sql<string>`to_char(starts, 'HH24:MI')`.as('starts'))
    .select(sql<string>`to_char(ends, 'HH24:MI')`.as('ends'))
    .where('ground_id', '=', ground.id)
    .where('kind', '=', 'floodlight')
    .execute()
  const clock = wallClock(ground.timeZone)
  const slot = weekly.map((span) => slotOn(span, day, clock)).find((one) => one !== undefined)
  if (slot === undefined) throw new RangeError(`${ground.name} has no slot on ${day}.`)
  return slot
}

const DAY_MS = 86_400_000

/** Inserts a booking that was ordered and paid the day before, or now if that is earlier. */
export async function bookSample(db: Db, asked: Asked): Promise<void> {
  const { booking, site, now } = asked
  const { ground, slot, start, end } = await slotOf(db, asked)
  const account = await findAccount(db, booking.by)
  const at = new Date(Math.min(Date.parse(now), slot.start - DAY_MS)).toISOString()
  const { rows } = await sql<{ id: string }>`select uuidv7() as id`.execute(db)
  const id = rows[0]?.id ?? ''
  const order = await payFor(db, {
    siteId: site.id,
    accountId: account.id,
    idempotencyKey: `sample-${booking.ground}-${booking.day}`.replaceAll(' ', '-'),
    request: {},
    currency: site.currency,
    lines: [
      {
        kind: 'booking',
        title: `${ground.name}, under floodlights`,
        quantity: 1,
        unitPrice: slot.price,
        subject: ground.id,
        reference: id,
        place: `${ground.name}, ${ground.city}`,
        startsAt: start,
        endsAt: end,
        timeZone: ground.timeZone,
      },
    ],
    now: at,
  })
  await keepBooking(db, { id, order, asked, groundId: ground.id, at })
  const span = { ground_id: ground.id, booking_id: id, slot_id: slot.slotId, day: slot.day }
  const during = sql<string>`tstzrange(${start}::timestamptz, ${end}::timestamptz)`
  const { kind, price } = slot
  await insertSampleSpan(db, { ...span, during, kind, price, made_at: at })
  await review(db, { ...asked, bookingId: id, groundId: ground.id, accountId: account.id, end })
}

type Booked = {
  readonly id: string
  readonly order: Awaited<ReturnType<typeof settle>>
  readonly asked: Asked
  readonly groundId: string
  readonly at: string
}

const keepBooking = (db: Db, { id, order, asked, groundId, at }: Booked) =>
  insertSampleBooking(db, {
    id,
    ground_id: groundId,
    order_id: order.id,
    order_status: order.status,
    booked_by: order.accountId,
    idempotency_key: `sample-${id}`,
    request_hash: sql<Buffer>`sha256(${id}::text::bytea)`,
    purpose: asked.booking.purpose,
    cancellation: JSON.stringify(
      sampleTerms.map((step) => ({ hoursBefore: step.hours_before, percent: step.percent })),
    ),
    booked_at: at,
  })

/** Pays through the sandbox, which moves no money. */
async function payFor(db: Db, request: Parameters<typeof placeOrder>[1]) {
  const placed = await placeOrder(db, request)
  if (!placed.ok) throw new Error(placed.message)
  const { order } = placed.value
  await insertSamplePayment(db, {
    order_id: order.id,
    provider: 'sandbox',
    reference: `sample-${order.id}`,
    amount: order.total,
    status: 'succeeded',
    created_at: request.now,
    settled_at: request.now,
  })
  return settle(db, order, { now: request.now })
}

type Reviewed = Asked & {
  readonly bookingId: string
  readonly groundId: string
  readonly accountId: string
  readonly end: string
}

async function review(db: Db, given: Reviewed): Promise<void> {
  const { review: said } = given.booking
  if (said === undefined) return
  const manager = await findAccount(db, 'ground-manager')
  await insertSampleReview(db, {
    ground_id: given.groundId,
    account_id: given.accountId,
    booking_id: given.bookingId,
    stars: said.stars,
    body: said.text,
    written_at: given.end,
    ...(said.reply !== undefined && {
      reply: said.reply,
      replied_by: manager.id,
      replied_at: given.end,
    }),
  })
}
