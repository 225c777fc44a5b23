import type { Booking } from '@pavilion/contract/bookings/booking-fields.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { useState } from 'react'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/bookings.ts'
import { cancelBooking } from './booking-calls.ts'
import styles from './cancel-question.module.css'

type CancelQuestionProps = {
  readonly booking: Booking
  readonly title: string
  /** What will be refunded, in a sentence. */
  readonly refund: string
  /** Called once the server has answered, with whether it has cancelled. */
  readonly onAnswered: (isCancelled: boolean) => void
  readonly onKeep: () => void
}

/** Asks before a booking is cancelled, and cancels it. */
export function CancelQuestion(props: CancelQuestionProps) {
  const { booking, title, refund, onAnswered, onKeep } = props
  const [busy, setBusy] = useState(false)
  const cancel = async () => {
    setBusy(true)
    const answer = await cancelBooking({ groundId: booking.ground.id, bookingId: booking.id })
    setBusy(false)
    toasts.add(answer.ok ? 'success' : 'error', answer.ok ? answer.data.message : answer.message)
    onAnswered(answer.ok)
  }
  return (
    <Dialog open title={title} onClose={onKeep}>
      <div className={styles.question}>
        <p>{refund}</p>
        <p className={styles.actions}>
          <Button variant="danger" busy={busy} onClick={() => void cancel()}>
            {t.cancelBooking}
          </Button>
          <Button variant="outline" onClick={onKeep}>
            {t.keepBooking}
          </Button>
        </p>
      </div>
    </Dialog>
  )
}
