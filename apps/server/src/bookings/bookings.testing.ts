import { ORPCError } from '@orpc/server'
import { clientAs, someone } from '#access/people.testing.ts'
import { readConfig } from '#config.ts'
import type { TestDatabase } from '#db/database.testing.ts'
import { offeredGround } from '#grounds/grounds.testing.ts'
import { endPayment } from '#orders/apply-payment.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { gatherWorld } from '#start/gather-world.ts'
import type { World } from '#world.ts'
import { clientOf } from '#world.testing.ts'

/** A Tuesday in the week in which London's clocks go back. */
export const NOW = '2026-10-20T08:00:00.000Z'

let keys = 0
export const newKey = (): string => `key-${String((keys += 1)).padStart(8, '0')}`

export const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'answered',
    (error: unknown) => {
      if (error instanceof ORPCError) return error.code
      throw error
    },
  )

export type Booker = Awaited<ReturnType<typeof clientAs>>

/** A ground that can be booked, accounts that book, and a clock that the test sets. */
export async function openDesk(database: TestDatabase) {
  let clock = Date.parse(NOW)
  const gathered = gatherWorld(readConfig({ LOG_LEVEL: 'silent' }), database)
  const world: World = { ...gathered, now: () => new Date(clock).toISOString() }
  await ensureDefaultSite(world)
  const { db } = world
  const offered = await offeredGround(world)
  const weekly = await db
    .selectFrom('ground_slot')
    .select(['id', 'weekday', 'starts'])
    .where('ground_id', '=', offered.groundId)
    .execute()
  const people = new Map<Booker, string>()

  return {
    world,
    ...offered,
    /** An anonymous client. */
    client: clientOf(world),
    wait: (seconds: number) => void (clock += seconds * 1000),
    setClock: (instant: string) => void (clock = Date.parse(instant)),
    /** A new account. */
    booker: async (is: Parameters<typeof someone>[1] = {}): Promise<Booker> => {
      const accountId = await someone(world, is)
      const client = await clientAs(world, accountId)
      people.set(client, accountId)
      return client
    },
    accountOf: (client: Booker): string => people.get(client) ?? '',
    /** The same account in a new session: sessions expire. */
    again: async (client: Booker): Promise<Booker> => {
      const accountId = people.get(client) ?? ''
      const anew = await clientAs(world, accountId)
      people.set(anew, accountId)
      return anew
    },
    /** A slot to choose: slot('2026-10-22', '06:00'). */
    slot: (day: string, starts: '06:00' | '09:00' | '18:00') => {
      const weekday = new Date(day).getUTCDay() || 7
      const found = weekly.find((one) => one.weekday === weekday && one.starts === `${starts}:00`)
      return { slotId: found?.id ?? '', day }
    },
    /** Pays the order. */
    pay: async (client: Booker, orderId: string | undefined) => {
      const { data } = await client.ecommerce.paymentLink({ orderId: orderId ?? '' })
      await arrive(world, data.url)
    },
    /** The payment of an order, begun but not paid yet. */
    link: async (client: Booker, orderId: string | undefined) =>
      (await client.ecommerce.paymentLink({ orderId: orderId ?? '' })).data.url,
    arrive: (url: string) => arrive(world, url),
    /** The bookings that hold the ground's live spans, by start. */
    liveSpans: () =>
      db
        .selectFrom('ground_span')
        .select(['booking_id', 'during'])
        .where('live', '=', true)
        .orderBy('during')
        .execute(),
  }
}

const arrive = (world: World, url: string) =>
  world.db.transaction().execute((db) => {
    const reference = url.slice(url.lastIndexOf('/') + 1)
    return endPayment(world, db, { provider: 'sandbox', reference, outcome: 'succeeded' })
  })
