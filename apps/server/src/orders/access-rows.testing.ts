import { randomUUID } from 'node:crypto'
import { basisPoints, minorUnits } from '@pavilion/contract/money.ts'
import { clientAs } from '#app/access-walk/people.testing.ts'
import { anOrder, orderOf, staff } from '#app/access-walk/placed-order.testing.ts'
import { only, open, own, type RowsOf, type Things } from '#app/access-walk/rows.testing.ts'

/** An order of the member that has nothing to do with a ground. */
const aPlan = (things: Things) =>
  orderOf(things, {
    kind: 'package',
    title: 'PRO',
    quantity: 1,
    unitPrice: minorUnits(150_000),
    subject: randomUUID(),
    period: 'month',
  })

const hosted = 'whoever has its address, which nobody can guess, is whom the provider sent there'

/** The sandbox payment page that the member was sent to. */
async function aPayment(things: Things): Promise<{ reference: string }> {
  const client = await clientAs(things.app, things.memberId)
  const { data } = await client.packages.paymentLink(await anOrder(things))
  return { reference: data.url.split('/').at(-1) ?? '' }
}

async function aPaidPlan(things: Things): Promise<{ orderId: string }> {
  const client = await clientAs(things.app, things.memberId)
  const order = await aPlan(things)
  const { data } = await client.packages.paymentLink(order)
  const reference = data.url.split('/').at(-1) ?? ''
  await client.orders.decideSandbox({ reference, outcome: 'succeed' })
  return order
}

const A_TAX = { countryId: 'NL', lineKind: 'fee' } as const

export const orderConsole: RowsOf<'orderConsole'> = {
  find: only('refund-orders', ['operator'], async (things) => {
    const client = await clientAs(things.app, things.memberId)
    const { data } = await client.orders.show(await aPlan(things))
    return { number: data.number }
  }),
  refund: only('refund-orders', ['operator'], async (things) => ({
    ...(await aPaidPlan(things)),
    refunded: minorUnits(1),
    reason: 'Bought twice',
  })),
  coupons: only('run-shop', ['operator'], () => undefined),
  saveCoupon: only('run-shop', ['operator'], () => ({
    couponId: randomUUID(),
    words: {
      code: `C${randomUUID().slice(0, 8).toUpperCase()}`,
      title: 'A tenth off',
      discount: { rate: basisPoints(1000) },
      lineKinds: [],
      validFrom: '2026-01-01T00:00:00Z',
      validUntil: '2027-01-01T00:00:00Z',
      mostUses: null,
      mostUsesEach: null,
    },
  })),
  saveTax: only('run-shop', ['operator'], () => ({
    ...A_TAX,
    name: 'Sales tax',
    rate: basisPoints(1600),
    inclusive: true,
  })),
  removeTax: only('run-shop', ['operator'], () => A_TAX),
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
