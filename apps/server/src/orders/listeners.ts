import { type Listener, when } from '#events/listener.ts'
import { type EmailText, emailBuyer, type OrderText } from './email-buyer.ts'
import { paymentReturned } from './order-events.ts'

const returnedEmail = ({ number, print }: OrderText, amount: number): EmailText => [
  `Your payment for order ${number} goes back`,
  `We have received ${print(amount)} for order ${number}, which could not take it any more: it was paid already, or had been let go. All of it goes back the way it came, and there is nothing that you need to do.`,
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
