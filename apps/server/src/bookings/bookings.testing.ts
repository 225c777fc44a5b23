import { ORPCError } from '@orpc/server'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { handleEvents } from '#app/events.testing.ts'
import { readConfig } from '#config.ts'
import type { TestDatabase } from '#db/database.testing.ts'
import { offeredGround } from '#grounds/grounds.testing.ts'
import { endPayment } from '#orders/apply-payment.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { createAppContext } from '#app/start/create-app-context.ts'
import type { AppContext } from '#app-context.ts'
import { clientOf } from '#app/app-context.testing.ts'

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
export async function openHire(database: TestDatabase) {
  let clock = Date.parse(NOW)
  const gathered = createAppContext(
    readConfig({ LOG_LEVEL: 'silent', PAYMENTS: 'sandbox' }),
    database,
  )
  const app: AppContext = { ...gathered, now: () => new Date(clock).toISOString() }
  await ensureDefaultSite(app)
  const { db } = app
  const offered = await offeredGround(app)
  const weekly = await db
    .selectFrom('ground_slot')
    .select(['id', 'weekday', 'starts'])
    .where('ground_id', '=', offered.groundId)
    .execute()
  const people = new Map<Booker, string>()

  return {
    app,
    ...offered,
    /** An anonymous client. */
    client: clientOf(app),
    wait: (seconds: number) => void (clock += seconds * 1000),
    setClock: (instant: string) => void (clock = Date.parse(instant)),
    /** A new account. */
    booker: async (is: Parameters<typeof someone>[1] = {}): Promise<Booker> => {
      const accountId = await someone(app, is)
      const client = await clientAs(app, accountId)
      people.set(client, accountId)
      return client
    },
    accountOf: (client: Booker): string => people.get(client) ?? '',
    /** The same account in a new session: sessions expire. */
    again: async (client: Booker): Promise<Booker> => {
      const accountId = people.get(client) ?? ''
      const anew = await clientAs(app, accountId)
      people.set(anew, accountId)
      return anew
    },
    /** A slot to choose: slot('2026-10-22', '06:00'). */
    slot: (day: string, starts: '06:00' | '09:00' | '18:00') => {
      const weekday = new Date(day).getUTCDay() || 7
      const found = weekly.find((one) => one.weekday === weekday && one.starts === `${starts}:00`)
      return { slotId: found?.id ?? '', day }
    },
    /** Pays the order, and lets the listeners handle that. */
    pay: async (client: Booker, orderId: string | undefined) => {
      const { data } = await client.packages.paymentLink({ orderId: orderId ?? '' })
      await arrive(app, data.url)
      await handleEvents(app)
    },
    /** The payment of an order, begun but not paid yet. */
    link: async (client: Booker, orderId: string | undefined) =>
      (await client.packages.paymentLink({ orderId: orderId ?? '' })).data.url,
    arrive: (url: string) => arrive(app, url),
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

const arrive = (app: AppContext, url: string) =>
  app.db.transaction().execute((db) => {
    const reference = url.slice(url.lastIndexOf('/') + 1)
    return endPayment(app, db, { provider: 'sandbox', reference, outcome: 'succeeded' })
  })
