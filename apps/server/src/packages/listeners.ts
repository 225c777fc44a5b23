import { type Listener, when } from '#events/listener.ts'
import { emailBuyer, orderPaid, paidEmail } from '#orders/orders.ts'
import { grantPackages } from './grant-packages.ts'

export const listeners: readonly Listener[] = [
  {
    name: 'grant-packages',
    from: 'beginning',
    on: [
      when(orderPaid, ({ db }, { thingId: orderId, data: { lines }, recordedAt }) =>
        grantPackages(db, {
          orderId,
          bought: lines.filter(({ kind }) => kind === 'package'),
          now: recordedAt,
        }),
      ),
    ],
  },
  {
    name: 'email-package-buyers',
    from: 'beginning',
    on: [
      when(orderPaid, async (using, { thingId, data: { paymentId, lines } }) => {
        if (paymentId === null || !lines.some(({ kind }) => kind === 'package')) return
        await emailBuyer(using, thingId, paidEmail('My Plan'))
      }),
    ],
  },
]
