import type { Booking } from '@pavilion/contract/bookings/booking-fields.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { lazy, Suspense, useState } from 'react'
import { useShell } from '#layout/use-shell.ts'
import { shortMoney } from '#shared/money.ts'
import { serverNow } from '#state/api.ts'
import { whenOf } from '#shared/slot-text.ts'
import * as t from '#texts/bookings.ts'
import shared from '#shared/console.module.css'
import styles from './manage.module.css'

const CallOffDialog = lazy(() =>
  import('./call-off-dialog.tsx').then(({ CallOffDialog: dialog }) => ({ default: dialog })),
)

type DayBookingsProps = {
  readonly bookings: readonly Booking[] | undefined
  readonly onChanged: () => void
}

/** The bookings of a day. */
export function DayBookings({ bookings, onChanged }: DayBookingsProps) {
  const [calledOff, setCalledOff] = useState<Booking>()
  const done = () => {
    setCalledOff(undefined)
    onChanged()
  }
  const note = bookings && bookings.length > 0 ? t.bookings({ length: bookings.length }) : undefined
  return (
    <Panel level={2} title={t.bookingsText} note={note}>
      {bookings === undefined && <Skeleton height="220px" />}
      {bookings?.length === 0 && <p className="pv-muted">{t.noBookingsOnThisDay}</p>}
      <ul className={shared.rows}>
        {bookings?.map((booking) => (
          <One key={booking.id} booking={booking} onCallOff={() => setCalledOff(booking)} />
        ))}
      </ul>
      {calledOff && (
        <Suspense>
          <CallOffDialog booking={calledOff} onDone={done} onKeep={() => setCalledOff(undefined)} />
        </Suspense>
      )}
    </Panel>
  )
}

type OneProps = { readonly booking: Booking; readonly onCallOff: () => void }

function One({ booking, onCallOff }: OneProps) {
  const locale = useShell()?.site.locale ?? 'en'
  const { customer, purpose, slots, order, currency, equipment, officials } = booking
  const beside = [
    ...equipment.map(({ name, quantity }) => `${name} × ${quantity}`),
    ...officials.map(({ person }) => person.name),
  ]
  const isAhead = slots.some(({ start }) => Date.parse(start) > serverNow())
  return (
    <li>
      <span className={styles.words}>
        <b>{customer}</b>
        {purpose !== '' && <span>{purpose}</span>}
        {slots.map((slot) => (
          <span key={slot.id}>{whenOf(slot, locale)}</span>
        ))}
        {beside.length > 0 && (
          <span className="pv-small">{t.extrasBeside({ beside: beside.join(', ') })}</span>
        )}
        <span className="pv-small pv-muted">
          {order ? `${order.number}, ${shortMoney(order.total, currency)}` : t.payAtTheGround}
        </span>
      </span>
      <span className={styles.end}>
        <Tag tone={booking.state === 'held' ? 'warning' : 'positive'}>
          {booking.state === 'held' ? t.heldAwaitingPayment : t.booked}
        </Tag>
        {isAhead && (
          <Button
            variant="outline"
            size="small"
            aria-label={t.cancelBookingCustomer({ customer })}
            onClick={onCallOff}
          >
            {t.cancel}
          </Button>
        )}
      </span>
    </li>
  )
}
