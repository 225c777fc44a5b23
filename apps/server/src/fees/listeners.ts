import { type Listener, when } from '#events/listener.ts'
import { emailBuyer, orderPaid, paidEmail } from '#orders/orders.ts'
import { affiliationStep } from '#associations/associations.ts'
import { chargeAffiliation } from './affiliation.ts'
import { enterPaidOrder } from './payment.queries.ts'

export const listeners: readonly Listener[] = [
  {
    name: 'charge-affiliations',
    from: 'now',
    on: [
      when(
        affiliationStep,
        async (using, { thingId, accountId, data: { step, otherId, season } }) => {
          if (step !== 'approved') return
          const of = { organisationId: otherId, affiliateId: thingId, season }
          await chargeAffiliation(using, of, accountId)
        },
      ),
    ],
  },
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
