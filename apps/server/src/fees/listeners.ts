import { type Listener, when } from '#events/listener.ts'
import { emailBuyer, orderPaid, paidEmail } from '#orders/orders.ts'
import { enterPaidOrder } from './payment.queries.ts'

export const listeners: readonly Listener[] = [
  {
    name: 'enter-paid-fees',
    from: 'beginning',
    on: [
      when(orderPaid, async ({ db }, { thingId, data: { lines }, recordedAt }) => {
        if (lines.some(({ kind }) => kind === 'fee')) await enterPaidOrder(db, thingId, recordedAt)
      }),
    ],
  },
  {
    name: 'email-fee-payers',
    from: 'beginning',
    on: [
      when(orderPaid, async (using, { thingId, data: { paymentId, lines } }) => {
        if (paymentId === null || !lines.some(({ kind }) => kind === 'fee')) return
        await emailBuyer(using, thingId, paidEmail('My fees'))
      }),
    ],
  },
]
