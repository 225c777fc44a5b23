import type { Booking } from '@pavilion/contract/bookings/booking-fields.ts'
import { mostBack, percentBack } from '@pavilion/contract/bookings/refund.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { lazy, Suspense, useState } from 'react'
import { useShell } from '#layout/use-shell.ts'
import { shortMoney } from '#shared/money.ts'
import { serverNow } from '#state/api.ts'
import { whenOf } from '#shared/slot-text.ts'
import * as t from '#texts/bookings.ts'
import styles from './own.module.css'

const MovePanel = lazy(() =>
  import('./move-panel.tsx').then(({ MovePanel: panel }) => ({ default: panel })),
)

type BookedSlotsProps = { readonly booking: Booking; readonly onChanged: () => void }
type Slot = Booking['slots'][number]

/** The slots of a booking, each with a way to move it while that is allowed. */
export function BookedSlots({ booking, onChanged }: BookedSlotsProps) {
  const locale = useShell()?.site.locale ?? 'en'
  const [moving, setMoving] = useState<Slot>()
  const done = () => {
    setMoving(undefined)
    onChanged()
  }
  return (
    <Panel level={2} title={booking.slots.length === 1 ? t.slot : t.slots}>
      <ul className={styles.slots}>
        {booking.slots.map((slot) => (
          <li key={slot.id}>
            <span>
              {slot.kind === 'floodlight'
                ? t.slotLit({ slot: whenOf(slot, locale) })
                : whenOf(slot, locale)}
            </span>
            <b>{shortMoney(slot.price, booking.currency)}</b>
            {isMovable(booking, slot) && (
              <Button size="small" variant="outline" icon="swap" onClick={() => setMoving(slot)}>
                {t.move}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {moving && (
        <Suspense>
          <MovePanel
            key={moving.id}
            booking={booking}
            slot={moving}
            onDone={done}
            onClose={() => setMoving(undefined)}
          />
        </Suspense>
      )}
    </Panel>
  )
}

/** The server's rule: a slot can be moved while cancelling it would refund the most that the terms allow. */
function isMovable({ state, cancellation }: Booking, { start }: Slot): boolean {
  const now = new Date(serverNow()).toISOString()
  if (state !== 'booked' || Date.parse(start) <= serverNow()) return false
  return percentBack(cancellation, { start, now }) >= mostBack(cancellation)
}
