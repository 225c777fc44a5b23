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

/** A Tuesday, the week in which clocks in London go back. */
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

/** A ground that can be booked, people who do, and a clock that the test sets. */
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
    /** Nobody in particular. */
    client: clientOf(world),
    wait: (seconds: number) => void (clock += seconds * 1000),
    setClock: (instant: string) => void (clock = Date.parse(instant)),
    /** Somebody new with an account. */
    booker: async (is: Parameters<typeof someone>[1] = {}): Promise<Booker> => {
      const accountId = await someone(world, is)
      const client = await clientAs(world, accountId)
      people.set(client, accountId)
      return client
    },
    accountOf: (client: Booker): string => people.get(client) ?? '',
    /** The same person, signed in now: a session does not last for ever. */
    again: async (client: Booker): Promise<Booker> => {
      const accountId = people.get(client) ?? ''
      const anew = await clientAs(world, accountId)
      people.set(anew, accountId)
      return anew
    },
    /** A slot as it is chosen: slot('2026-10-22', '06:00'). */
    slot: (day: string, starts: '06:00' | '09:00' | '18:00') => {
      const weekday = new Date(day).getUTCDay() || 7
      const found = weekly.find((one) => one.weekday === weekday && one.starts === `${starts}:00`)
      return { slotId: found?.id ?? '', day }
    },
    /** The money for an order has come. */
    pay: async (client: Booker, orderId: string | undefined) => {
      const { data } = await client.ecommerce.paymentLink({ orderId: orderId ?? '' })
      await arrive(world, data.url)
    },
    /** Where an order is paid; the money comes when the test says so. */
    link: async (client: Booker, orderId: string | undefined) =>
      (await client.ecommerce.paymentLink({ orderId: orderId ?? '' })).data.url,
    arrive: (url: string) => arrive(world, url),
    /** Whose are the live spans of the ground, by when they begin. */
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
