import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '#db/database.testing.ts'
import { type Booker, codeOf, newKey, openHire } from './bookings.testing.ts'

const hire = await openHire(await freshDatabase())
const { app, groundId, slot, pay } = hire
const PEOPLE = 3
const times = ['06:00', '09:00', '18:00'] as const
let people = await Promise.all(Array.from({ length: PEOPLE }, () => hire.booker()))
/** Holds and bookings that were made, whatever has become of them. */
const made: { by: number; id: string; orderId: string; spanId: string }[] = []

type Step =
  | { readonly do: 'book'; readonly by: number; readonly slots: readonly number[] }
  | { readonly do: 'pay' | 'cancel'; readonly which: number }
  | { readonly do: 'move'; readonly which: number; readonly to: number }

const anySlot = fc.integer({ min: 0, max: 8 })
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('book' as const),
      by: fc.integer({ min: 0, max: PEOPLE - 1 }),
      slots: fc.uniqueArray(anySlot, { minLength: 1, maxLength: 3 }),
    }),
  },
  fc.record({ do: fc.constantFrom('pay' as const, 'cancel' as const), which: fc.nat(30) }),
  fc.record({ do: fc.constant('move' as const), which: fc.nat(30), to: anySlot }),
)

/** One of nine slots of three days that nobody has used before this history. */
const slotIn = (history: number, at: number) => {
  const day = new Date(Date.UTC(2026, 9, 27) + (history * 3 + Math.floor(at / 3)) * 86_400_000)
  return slot(day.toISOString().slice(0, 10), times[at % 3] ?? '06:00')
}

const REFUSALS = [
  'answered',
  'SLOT_TAKEN',
  'TOO_MANY_HOLDS',
  'ORDER_NOT_PAYABLE',
  'BOOKING_OVER',
  'BOOKING_UNPAID',
  'OTHER_PRICE',
  'TOO_LATE_TO_MOVE',
]

async function take(step: Step, history: number): Promise<void> {
  if (step.do === 'book') {
    const client = personOf(step.by)
    const slots = step.slots.map((at) => slotIn(history, at))
    const booking = client.bookings.book({ groundId, slots, idempotencyKey: newKey() })
    expect(REFUSALS).toContain(await codeOf(booking))
    const data = await booking.then((answer) => answer.data).catch(() => undefined)
    if (data === undefined) return
    const spanId = data.slots[0]?.id ?? ''
    made.push({ by: step.by, id: data.id, orderId: data.order?.id ?? '', spanId })
    return
  }
  const one = made[made.length - 1 - (step.which % Math.max(made.length, 1))]
  if (one === undefined) return
  const client = personOf(one.by)
  const named = { groundId, bookingId: one.id }
  const action = {
    pay: () => pay(client, one.orderId),
    cancel: () => client.bookings.cancel(named),
    move: () =>
      client.bookings.reschedule({
        ...named,
        from: one.spanId,
        to: slotIn(history, step.do === 'move' ? step.to : 0),
      }),
  }[step.do]
  expect(REFUSALS).toContain(await codeOf(action()))
}

function personOf(by: number): Booker {
  const one = people[by]
  if (one === undefined) throw new RangeError('There are not so many people.')
  return one
}

async function overlapping(): Promise<number> {
  const found = await sql<{ pairs: number }>`
    select count(*)::int as pairs from ground_span s join ground_span t
      on t.ground_id = s.ground_id and t.id > s.id and t.during && s.during
    where s.live and t.live`.execute(app.db)
  return found.rows[0]?.pairs ?? -1
}

/** Spans that live though their booking or order does not, or the other way round. */
async function adrift(): Promise<number> {
  const found = await sql<{ spans: number }>`
    select count(*)::int as spans from ground_span s join booking b on b.id = s.booking_id
      join orders o on o.id = b.order_id
    where s.live <> b.live or b.order_status <> o.status
       or b.live <> (b.cancelled_at is null and o.status in ('pending', 'paid', 'partly refunded'))`.execute(
    app.db,
  )
  return found.rows[0]?.spans ?? -1
}

test('whatever people do at once, nothing overlaps, nothing drifts, and what is free can be booked', async () => {
  let history = 0
  const batches = fc.array(fc.array(anyStep, { minLength: 1, maxLength: 6 }), { maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(batches, async (steps) => {
      history += 1
      made.length = 0
      for (const batch of steps) {
        await Promise.all(batch.map((step) => take(step, history)))
        expect(await overlapping()).toBe(0)
      }
      hire.wait(601)
      people = await Promise.all(people.map((one) => hire.again(one)))
      await expectFreeToBeBookable(history)

      expect([await overlapping(), await adrift()]).toEqual([0, 0])
    }),
    { numRuns: 8 },
  )
}, 120_000)

async function expectFreeToBeBookable(history: number): Promise<void> {
  const [from, to] = [slotIn(history, 0).day, slotIn(history, 8).day]
  const { data } = await hire.client.bookings.availability({ groundId, from, to })
  for (const { slotId, day, state } of data.slots) {
    const one = await hire.booker()
    const code = await codeOf(
      one.bookings.book({ groundId, slots: [{ slotId, day }], idempotencyKey: newKey() }),
    )
    expect([day, state, code]).toEqual([day, state, state === 'free' ? 'answered' : 'SLOT_TAKEN'])
  }
}
