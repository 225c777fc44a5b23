import type { Booking } from '@pavilion/contract/booking-fields.ts'
import type { Order } from '@pavilion/contract/order-fields.ts'
import { printMoney } from '@pavilion/contract/print-money.ts'
import { refundOf } from '@pavilion/contract/refund.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { useState } from 'react'
import { serverNow } from '#state/api.ts'
import { toasts } from '#state/toasts.ts'
import { cancelBooking } from '../booking-calls.ts'
import styles from './own.module.css'

type CancelDialogProps = {
  readonly order: Order
  readonly booking: Booking
  readonly onDone: () => void
  readonly onKeep: () => void
}

/** Says what comes back, by the terms that were agreed, before anything is let go. */
export function CancelDialog({ order, booking, onDone, onKeep }: CancelDialogProps) {
  const [busy, setBusy] = useState(false)
  const cancel = async () => {
    setBusy(true)
    const answer = await cancelBooking({ groundId: booking.ground.id, bookingId: booking.id })
    setBusy(false)
    if (!answer.ok) return toasts.add('error', answer.message)
    toasts.add('success', answer.data.message)
    return onDone()
  }
  return (
    <Dialog open title="Cancel the booking" onClose={onKeep}>
      <div className={styles.ask}>
        <p>{whatComesBack(order, booking)}</p>
        <p className={styles.actions}>
          <Button variant="danger" busy={busy} onClick={() => void cancel()}>
            Cancel it
          </Button>
          <Button variant="outline" onClick={onKeep}>
            Keep it
          </Button>
        </p>
      </div>
    </Dialog>
  )
}

/** As the server will reckon it, now. */
function whatComesBack(order: Order, { slots, cancellation, state }: Booking): string {
  if (state === 'held') return 'It has not been paid, so nothing is charged.'
  const now = new Date(serverNow()).toISOString()
  const agreed = refundOf({ amount: order.total, slots, steps: cancellation }, now)
  const back = Math.min(order.total - order.refunded, agreed)
  const paid = printMoney(order.total, order.currency)
  if (back === 0) return `Nothing of the ${paid} comes back any more.`
  const money = printMoney(back, order.currency)
  return back === order.total
    ? `All of it comes back: ${money}.`
    : `${money} of the ${paid} comes back.`
}
