import { randomUUID } from 'node:crypto'
import { minorUnits } from '@pavilion/contract/money.ts'
import { placeOrder } from '#orders/orders.ts'
import { siteOf } from '#sites/sites.ts'
import type { Things } from './rows.testing.ts'

type Line = Parameters<typeof placeOrder>[1]['lines'][number]

/** An order of the member. */
export async function orderOf({ app, memberId }: Things, line: Line): Promise<{ orderId: string }> {
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
export const anOrder = (things: Things) =>
  orderOf(things, {
    kind: 'booking',
    title: 'Nets',
    quantity: 1,
    unitPrice: minorUnits(50_000),
    subject: things.groundId,
    reference: randomUUID(),
  })

/** Who may see and pay an order for the organisation's ground. */
export const staff = ['member', 'owner', 'admin', 'ground-manager'] as const
