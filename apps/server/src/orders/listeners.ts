import type { MinorUnits } from '@pavilion/contract/units.ts'
import { type Listener, when } from '#events/listener.ts'
import { type EmailText, emailBuyer, type OrderText } from './email-buyer.ts'
import { orderRefunded, paymentReturned } from './order-events.ts'

const returnedEmail = ({ number, print }: OrderText, amount: MinorUnits): EmailText => [
  `Your payment for order ${number} will be refunded`,
  `We received ${print(amount)} for order ${number} after it had been paid or cancelled. You will be refunded in full and do not need to do anything.`,
]

const refundedEmail = ({ number, print }: OrderText, amount: MinorUnits): EmailText => [
  `${print(amount)} of order ${number} will be refunded`,
  `You get ${print(amount)} of order ${number} back, the way you paid. You do not need to do anything.`,
]

export const listeners: readonly Listener[] = [
  {
    name: 'email-returned-payments',
    from: 'beginning',
    on: [
      when(paymentReturned, (using, { thingId, data }) =>
        emailBuyer(using, thingId, (order) => returnedEmail(order, data.amount)),
      ),
    ],
  },
  {
    name: 'email-refunded-orders',
    from: 'beginning',
    on: [
      when(orderRefunded, (using, { thingId, data }) =>
        emailBuyer(using, thingId, (order) => refundedEmail(order, data.amount)),
      ),
    ],
  },
]
