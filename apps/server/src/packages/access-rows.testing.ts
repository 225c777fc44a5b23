import { randomUUID } from 'node:crypto'
import { minorUnits } from '@pavilion/contract/money.ts'
import { anOrder, staff } from '#app/access-walk/placed-order.testing.ts'
import { only, open, own, type RowsOf } from '#app/access-walk/rows.testing.ts'

const item = () => ({ id: randomUUID(), period: 'month' as const, quantity: 1 })

export const packages: RowsOf<'packages'> = {
  filter: open(() => ({})),
  entitlements: own('it shows what the account of the token has', () => undefined),
  applyCode: open(() => ({ items: [item()] }), 'it only reckons what a cart would cost'),
  paymentLink: only('pay-order', staff, anOrder),
}

export const packageConsole: RowsOf<'packageConsole'> = {
  list: only('run-shop', ['operator'], () => undefined),
  save: only('run-shop', ['operator'], () => ({
    packageId: randomUUID(),
    words: {
      kind: 'live-stream',
      tier: null,
      name: 'Ten hours',
      summary: 'Ten hours of streaming.',
      features: [],
      streamingHours: 10,
      rank: 9,
      prices: [{ period: 'once', price: minorUnits(100_000) }],
      isOnSale: true,
    },
  })),
}
