import { minorUnits } from '@pavilion/contract/money.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshApp } from '#app/app-context.testing.ts'
import { endPayment } from './apply-payment.ts'
import { bought, issueCoupon, newBuyer, NOW, openShop, planLine, usesOf } from './orders.testing.ts'
import { expireOrders } from './orders.ts'
import { newOrderNumber } from './order-number.ts'
import { insertPayment } from './payment.queries.ts'
import { reconcile } from './reconcile.ts'
import { cancelOrder, refundOrder } from './refund-order.ts'

const LATER = '2026-07-02T09:00:00.000Z'
const app = { ...(await freshApp('empty')), now: () => LATER }
const siteId = await openShop(app)
const accountId = await newBuyer(app)
await issueCoupon(app, siteId, { code: 'HISTORY', amount: minorUnits(333) })

type Action =
  | { readonly type: 'pay' | 'fail'; readonly which: number }
  | { readonly type: 'refund'; readonly amount: number }
  | { readonly type: 'page' | 'cancel' | 'expire' | 'turn' }

const anyDeed: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ type: fc.constantFrom('pay' as const, 'fail' as const), which: fc.nat(2) }),
  fc.record({ type: fc.constant('refund' as const), amount: fc.nat(200_000) }),
  fc.record({ type: fc.constantFrom('page', 'cancel', 'expire', 'turn') }),
)

/** An order with a page to pay it on, and what may happen to it. */
async function begin(quantity: number) {
  const order = await bought(app, {
    siteId,
    accountId,
    couponCode: 'HISTORY',
    lines: [planLine(33_333, quantity), planLine(1)],
    expiresAt: '2026-07-01T10:00:00.000Z',
  })
  const references: string[] = []
  const openPage = async () => {
    const reference = newOrderNumber()
    const { id: orderId, total: amount } = order
    await insertPayment(app.db, { orderId, provider: 'sandbox', reference, amount, now: NOW })
    references.push(reference)
  }
  await openPage()
  const end = (which: number, outcome: 'succeeded' | 'failed') =>
    app.db.transaction().execute((db) => {
      const reference = references[which % references.length] ?? ''
      return endPayment(app, db, { provider: 'sandbox', reference, outcome })
    })
  const act = async (action: Action): Promise<unknown> => {
    const { id: orderId } = order
    switch (action.type) {
      case 'pay':
        return end(action.which, 'succeeded')
      case 'fail':
        return end(action.which, 'failed')
      case 'refund':
        return app.db
          .transaction()
          .execute((db) =>
            refundOrder(db, { orderId, amount: minorUnits(action.amount), now: LATER }),
          )
      case 'cancel':
        return app.db.transaction().execute((db) => cancelOrder(db, { orderId, now: LATER }))
      case 'expire':
        return expireOrders(app.db, { orderIds: [orderId], now: LATER })
      case 'page':
        return openPage()
      case 'turn':
        return reconcile(app)
    }
  }
  return { order, act }
}

type Books = {
  status: string
  total: number
  refunded: number
  paid: number
  owed: number
  sent: number
  provider: number
  owing: number
  taken: number
  off: number
}

/** What the order, its payments and refunds, and the books say. */
async function booksOf(orderId: string): Promise<Books> {
  const found = await sql<Books>`
    select o.status, o.total, o.refunded,
      (select coalesce(sum(amount), 0)::bigint from payment p
       where p.order_id = o.id and p.status = 'succeeded') as paid,
      (select coalesce(sum(amount) filter (where sent_at is null), 0)::bigint from refund r
       where r.order_id = o.id) as owed,
      (select coalesce(sum(amount) filter (where sent_at is not null), 0)::bigint from refund r
       where r.order_id = o.id) as sent,
      coalesce(sum(e.amount) filter (where e.account = 'provider'), 0)::bigint as provider,
      coalesce(sum(e.amount) filter (where e.account = 'owed'), 0)::bigint as owing,
      coalesce(sum(e.amount) filter (where e.account in ('sales', 'tax')), 0)::bigint as taken,
      coalesce(sum(e.amount), 0)::bigint as off
    from orders o left join ledger_entry e on e.order_id = o.id
    where o.id = ${orderId} group by o.id`.execute(app.db)
  const [books] = found.rows
  if (books === undefined) throw new Error('The order is gone.')
  return books
}

function expectTrue(books: Books): void {
  const isBought = ['paid', 'partly refunded', 'refunded'].includes(books.status)
  expect(books.off).toBe(0)
  expect(books.provider).toBe(books.paid - books.sent)
  expect(books.owing).toBe(books.owed === 0 ? 0 : -books.owed)
  expect(books.taken).toBe(isBought ? books.refunded - books.total : 0)
  expect(books.owed + books.sent).toBeLessThanOrEqual(books.paid)
}

test(
  'whatever happens to an order, no money is lost or made, and the books say where it is',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 5 }),
        fc.array(anyDeed, { maxLength: 12 }),
        async (quantity, actions) => {
          const { order, act } = await begin(quantity)
          for (const action of actions) {
            await act(action)
            expectTrue(await booksOf(order.id))
          }
        },
      ),
      { numRuns: 60 },
    )
  },
)

test('a coupon is used by as many orders as stand', async () => {
  const standing = await app.db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', 'not in', ['cancelled', 'expired'])
    .where('coupon_id', 'is not', null)
    .executeTakeFirstOrThrow()

  expect(await usesOf(app, 'HISTORY')).toBe(standing.count)
})
