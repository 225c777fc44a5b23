import { randomUUID } from 'node:crypto'
import { clientAs } from './people.testing.ts'
import { placeOrder } from '#orders/orders.ts'
import { siteOf } from '#sites/sites.ts'
import { only, open, own, type RowsOf, type Things } from './rows.testing.ts'

type Line = Parameters<typeof placeOrder>[1]['lines'][number]

/** An order of the member. */
async function orderOf({ app, memberId }: Things, line: Line): Promise<{ orderId: string }> {
  const { id: siteId, currency } = await siteOf(app, '')
  const placed = await app.db.transaction().execute((db) =>
    placeOrder(db, {
      siteId,
      accountId: memberId,
      idempotencyKey: randomUUID(),
      request: {},
      currency,
      lines: [line],
      now: app.now(),
    }),
  )
  if (!placed.ok) throw new Error(placed.message)
  return { orderId: placed.value.order.id }
}

/** An order of the member for the organisation's ground. */
const anOrder = (things: Things) =>
  orderOf(things, {
    kind: 'booking',
    title: 'Nets',
    quantity: 1,
    unitPrice: 50_000,
    subject: things.groundId,
    reference: randomUUID(),
  })

/** An order of the member that has nothing to do with a ground. */
const aPlan = (things: Things) =>
  orderOf(things, {
    kind: 'package',
    title: 'PRO',
    quantity: 1,
    unitPrice: 150_000,
    subject: randomUUID(),
    period: 'month',
  })

const item = () => ({ id: randomUUID(), period: 'month' as const, quantity: 1 })
const staff = ['member', 'owner', 'admin', 'ground-manager'] as const

export const packages: RowsOf<'packages'> = {
  filter: open(() => ({})),
  entitlements: own('it shows what the account of the token has', () => undefined),
  applyCode: open(() => ({ items: [item()] }), 'it only reckons what a cart would cost'),
  paymentLink: only('pay-order', staff, anOrder),
}

const hosted = 'whoever has its address, which nobody can guess, is whom the provider sent there'

/** The sandbox payment page that the member was sent to. */
async function aPayment(things: Things): Promise<{ reference: string }> {
  const client = await clientAs(things.app, things.memberId)
  const { data } = await client.packages.paymentLink(await anOrder(things))
  return { reference: data.url.split('/').at(-1) ?? '' }
}

export const orders: RowsOf<'orders'> = {
  show: only('read-order', [...staff, 'operator'], anOrder),
  filter: own('it lists the orders of the account of the token', () => ({})),
  cancel: only('cancel-order', ['member'], aPlan),
  report: only('read-order', [...staff, 'operator'], anOrder),
  taxes: open(() => ({})),
  showSandbox: open(aPayment),
  decideSandbox: open(
    async (things) => ({ ...(await aPayment(things)), outcome: 'decline' }),
    hosted,
  ),
}
