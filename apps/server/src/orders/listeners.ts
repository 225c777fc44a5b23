import { type Listener, when } from '#events/listener.ts'
import { type EmailText, emailBuyer, type OrderText } from './email-buyer.ts'
import { paymentReturned } from './order-events.ts'

const returnedEmail = ({ number, print }: OrderText, amount: number): EmailText => [
  `Your payment for order ${number} will be refunded`,
  `We received ${print(amount)} for order ${number} after it had been paid or cancelled. You will be refunded in full and do not need to do anything.`,
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
]
