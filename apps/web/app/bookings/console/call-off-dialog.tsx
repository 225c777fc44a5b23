import type { Booking } from '@pavilion/contract/bookings/booking-fields.ts'
import { shortMoney } from '#shared/money.ts'
import { CancelQuestion } from '../cancel-question.tsx'

type CallOffDialogProps = {
  readonly booking: Booking
  readonly onDone: () => void
  readonly onKeep: () => void
}

/** Cancels a booking on the ground's side. Says first that all of the money is refunded. */
export const CallOffDialog = ({ booking, onDone, onKeep }: CallOffDialogProps) => (
  <CancelQuestion
    booking={booking}
    title={`Cancel for ${booking.customer}`}
    refund={whatGoesBack(booking)}
    onAnswered={onDone}
    onKeep={onKeep}
  />
)

function whatGoesBack({ order, currency, state }: Booking): string {
  if (order === null) return 'It is settled at the ground: what was paid there is given back there.'
  if (state === 'held') return 'It has not been paid. The slots are free again at once.'
  return `Because the ground cancels, all of what was paid goes back: ${shortMoney(order.total, currency)}. They are told by e-mail.`
}
