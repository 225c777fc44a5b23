import type { MinorUnits } from '@pavilion/contract/units.ts'
import { type Listener, when } from '#events/listener.ts'
import { emailBuyer, type EmailText, orderPaid, type OrderText, paidEmail } from '#orders/orders.ts'
import { bookingCancelled, bookingMoved } from './booking-events.ts'

const PAGE = 'My Bookings'

const cancelledEmail = ({ number, list, print }: OrderText, refund: MinorUnits): EmailText => [
  `Order ${number} is cancelled`,
  `You have cancelled:\n\n${list}\n\n${refund === 0 ? 'Under the cancellation terms there is no refund.' : `You will be refunded ${print(refund)} to the way you paid.`}`,
]

const calledOffEmail = ({ number, list, print }: OrderText, refund: MinorUnits): EmailText => [
  `The ground has cancelled your booking, order ${number}`,
  `We are sorry: the ground has cancelled your booking:\n\n${list}\n\n${refund === 0 ? 'You have not been charged.' : `You will be refunded in full: ${print(refund)}.`}`,
]

const movedEmail = ({ number, list }: OrderText): EmailText => [
  `Your booking has moved, order ${number}`,
  `Your new time:\n\n${list}\n\nSee it under ${PAGE}.`,
]

export const listeners: readonly Listener[] = [
  {
    name: 'email-bookers',
    from: 'beginning',
    on: [
      when(orderPaid, async (using, { thingId, data: { paymentId, lines } }) => {
        if (paymentId === null || !lines.some(({ kind }) => kind === 'booking')) return
        await emailBuyer(using, thingId, paidEmail(PAGE))
      }),
      when(bookingCancelled, async (using, { data: { orderId, by, wasPaid, refund } }) => {
        // Nobody is written to about what they let go before it was paid.
        if (orderId === null || (by === 'customer' && !wasPaid)) return
        const write = by === 'ground' ? calledOffEmail : cancelledEmail
        await emailBuyer(using, orderId, (order) => write(order, refund))
      }),
      when(bookingMoved, async (using, { data: { orderId } }) => {
        if (orderId !== null) await emailBuyer(using, orderId, movedEmail)
      }),
    ],
  },
]
