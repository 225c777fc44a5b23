import { ORPCError } from '@orpc/server'
import { minorUnits } from '@pavilion/contract/money.ts'
import type { MinorUnits } from '@pavilion/contract/units.ts'
import { clientAs } from '#app/access-walk/people.testing.ts'
import { freshDatabase } from '#db/database.testing.ts'
import { handleEvents } from '#app/events.testing.ts'
import { startServer } from '#app/server.testing.ts'
import type { AppContext } from '#app-context.ts'
import { newOrderNumber } from './order-number.ts'
import { newBuyer, openShop, PLAN } from './orders.testing.ts'
import { refundOrder } from './refund-order.ts'
import { messageOf } from './sandbox.ts'

export const items = [{ id: PLAN, period: 'month' as const, quantity: 1 }]
export const newKey = (): string => newOrderNumber()
export const referenceIn = (url: string): string => url.slice(url.lastIndexOf('/') + 1)

export const codeOf = async (call: Promise<unknown>): Promise<string> => {
  const refused: unknown = await call.then(
    () => undefined,
    (error: unknown) => error,
  )
  return refused instanceof ORPCError ? refused.code : 'answered'
}

type Telling = { readonly outcome?: 'succeeded' | 'failed'; readonly amount?: MinorUnits }
export type Message = Awaited<ReturnType<typeof messageOf>>

/** The real server with a shop, and a clock that the test sets. */
export async function startCheckout() {
  const server = await startServer(await freshDatabase())
  let clock = Date.now()
  const app: AppContext = { ...server.app, now: () => new Date(clock).toISOString() }
  const siteId = await openShop(app)

  /** An account with an order of one month of the plan (PKR 1,740), whose payment has begun. */
  const checkout = async (accountId?: string) => {
    const buyer = accountId ?? (await newBuyer(app))
    const client = await clientAs(app, buyer)
    const { data } = await client.packages.paymentLink({ items, idempotencyKey: newKey() })
    const { orderId, url } = data
    const order = async () => (await client.orders.show({ orderId })).data
    return { buyer, client, orderId, reference: referenceIn(url), order }
  }
  const wait = (seconds: number) => void (clock += seconds * 1000)

  return {
    server,
    app,
    siteId,
    checkout,
    wait,
    /** Lets the listeners handle what has happened, such as grant what was bought. */
    handled: () => handleEvents(app),
    /** An order whose time to pay is over. */
    overdue: async () => {
      const late = await checkout()
      await app.db
        .updateTable('orders')
        .set({ expires_at: new Date(clock + 1000).toISOString() })
        .where('id', '=', late.orderId)
        .execute()
      wait(2)
      return late
    },
    /** An event signed as the sandbox signs it. */
    told: (
      reference: string,
      { outcome = 'succeeded', amount = minorUnits(174_000) }: Telling = {},
    ) => messageOf(server.app, { id: newKey(), reference, outcome, amount, currency: 'PKR' }),
    /** Posts an event over HTTP and answers the status. */
    post: async ({ headers, body }: Message): Promise<number> => {
      const response = await fetch(`${server.origin}/api/v1/payments/sandbox/events`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
      })
      return response.status
    },
    refund: (orderId: string, amount: number) =>
      app.db
        .transaction()
        .execute((db) => refundOrder(db, { orderId, amount: minorUnits(amount), now: app.now() })),
  }
}
