import type { Booking } from '@pavilion/contract/bookings/booking-fields.ts'
import type { Order } from '@pavilion/contract/orders/order-fields.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { lazy, Suspense, useState } from 'react'
import { serverNow } from '#state/api.ts'
import * as t from '#texts/bookings.ts'

const CancelDialog = lazy(() =>
  import('./cancel-dialog.tsx').then(({ CancelDialog: dialog }) => ({ default: dialog })),
)

type CancelButtonProps = {
  readonly order: Order
  readonly booking: Booking
  readonly onChanged: () => void
}

/** Cancels a coming booking after a dialog. */
export function CancelButton({ order, booking, onChanged }: CancelButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const isAhead = booking.slots.some(({ start }) => Date.parse(start) > serverNow())
  const isLive = booking.state === 'booked' || booking.state === 'held'
  if (!isLive || !isAhead) return null
  const done = () => {
    setOpen(false)
    onChanged()
  }
  return (
    <>
      <Button variant="outline" icon="trash" onClick={() => setOpen(true)}>
        {t.cancelBooking}
      </Button>
      {isOpen && (
        <Suspense>
          <CancelDialog
            order={order}
            booking={booking}
            onDone={done}
            onKeep={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
