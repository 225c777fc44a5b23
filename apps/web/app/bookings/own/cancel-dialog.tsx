import type { Booking } from '@pavilion/contract/bookings/booking-fields.ts'
import type { Order } from '@pavilion/contract/orders/order-fields.ts'
import { printMoney } from '@pavilion/contract/print-money.ts'
import { refundOf } from '@pavilion/contract/bookings/refund.ts'
import { leastOf } from '@pavilion/contract/least.ts'
import { minorUnits } from '@pavilion/contract/money.ts'
import { serverNow } from '#state/api.ts'
import * as t from '#texts/bookings.ts'
import { CancelQuestion } from '../cancel-question.tsx'

type CancelDialogProps = {
  readonly order: Order
  readonly booking: Booking
  readonly onDone: () => void
  readonly onKeep: () => void
}

/** Says what will be refunded by the agreed terms, before anything is cancelled. */
export const CancelDialog = ({ order, booking, onDone, onKeep }: CancelDialogProps) => (
  <CancelQuestion
    booking={booking}
    title={t.cancelBooking}
    refund={whatComesBack(order, booking)}
    onAnswered={(isCancelled) => isCancelled && onDone()}
    onKeep={onKeep}
  />
)

/** The refund as the server would compute it now. */
function whatComesBack(order: Order, { slots, cancellation, state }: Booking): string {
  if (state === 'held') return t.itHasNotBeenPaidFor
  const now = new Date(serverNow()).toISOString()
  const agreed = refundOf({ amount: order.total, slots, steps: cancellation }, now)
  const back = leastOf([minorUnits(order.total - order.refunded), agreed])
  const paid = printMoney(order.total, order.currency)
  if (back === 0) return t.itIsTooLate({ paid })
  const money = printMoney(back, order.currency)
  return back === order.total
    ? t.youWillBeRefundedMoney({ money })
    : t.youWillBeRefundedMoneyOf({ money, paid })
}
