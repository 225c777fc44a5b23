import type { Booking } from '@pavilion/contract/bookings/booking-fields.ts'
import { shortMoney } from '#shared/money.ts'
import * as t from '#texts/bookings.ts'
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
    title={t.cancelForCustomer({ customer: booking.customer })}
    refund={whatGoesBack(booking)}
    onAnswered={onDone}
    onKeep={onKeep}
  />
)

function whatGoesBack({ order, currency, state }: Booking): string {
  if (order === null) return t.settledAtTheGroundRefund
  if (state === 'held') return t.itHasNotBeenPaid
  return t.becauseTheGroundIsCancelling({ total: shortMoney(order.total, currency) })
}
