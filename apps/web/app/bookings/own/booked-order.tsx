import type { Booking } from '@pavilion/contract/bookings/booking-fields.ts'
import type { Order } from '@pavilion/contract/orders/order-fields.ts'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { useShell } from '#layout/use-shell.ts'
import { CalendarButton } from '#shared/calendar-button.tsx'
import { InvoiceButton } from '#shared/invoice-button.tsx'
import { OrderSums } from '#shared/order-sums.tsx'
import { PayButton } from '#shared/pay-button.tsx'
import { policyText } from '#shared/slot-text.ts'
import * as t from '#texts/bookings.ts'
import { minutesAndSeconds, useSecondsLeft } from '../use-seconds-left.ts'
import { BookedPlace } from './booked-place.tsx'
import { BookedSlots } from './booked-slots.tsx'
import { CancelButton } from './cancel-button.tsx'
import { Money } from './money.tsx'
import { statusOf } from './order-status.ts'
import styles from './own.module.css'
import { placeOf, timesOf } from '#shared/takes-place.ts'

type BookedOrderProps = {
  readonly order: Order
  /** Undefined when the order is not for a booking. */
  readonly booking: Booking | undefined
  readonly onChanged: () => void
}

/** An order in full: what it is for, what it cost, and what can still be done. */
export function BookedOrder({ order, booking, onChanged }: BookedOrderProps) {
  return (
    <>
      <Slip order={order} booking={booking} />
      <div className={styles.beside}>
        <div className={styles.main}>
          {booking && (
            <>
              <BookedSlots booking={booking} onChanged={onChanged} />
              <Extras booking={booking} />
              <BookedPlace booking={booking} />
            </>
          )}
        </div>
        <div className={styles.main}>
          <Panel level={2} title={t.orderNumber({ number: order.number })}>
            <OrderSums of={order} />
          </Panel>
          {booking ? (
            <ToBeDone order={order} booking={booking} onChanged={onChanged} />
          ) : (
            <InvoiceButton orderId={order.id} />
          )}
          <Money order={order} />
        </div>
      </div>
    </>
  )
}

function ToBeDone({ order, booking, onChanged }: BookedOrderProps & { readonly booking: Booking }) {
  const { state, holdUntil } = booking
  const isBooked = state === 'booked'
  return (
    <>
      {state === 'held' && holdUntil !== null && (
        <PayWhileHeld orderId={order.id} until={holdUntil} />
      )}
      <div className={styles.actions}>
        <InvoiceButton orderId={order.id} />
        {isBooked && (
          <CalendarButton
            groundId={booking.ground.id}
            bookingId={booking.id}
            name={booking.ground.slug}
          />
        )}
        <CancelButton order={order} booking={booking} onChanged={onChanged} />
      </div>
      {isBooked && (
        <div className="pv-small pv-muted">
          {policyText(booking.cancellation).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
    </>
  )
}

function Slip({ order, booking }: Omit<BookedOrderProps, 'onChanged'>) {
  const locale = useShell()?.site.locale ?? 'en'
  const { words, tone } = statusOf(order.status, booking?.state === 'cancelled')
  const times = timesOf(order, locale)
  return (
    <section className={`pv-board ${styles.slip}`}>
      <p className={styles.status}>
        <Tag tone={tone}>{words}</Tag>
        {booking?.ground.isSample && <Tag>{t.sample}</Tag>}
      </p>
      <h1>{placeOf(order)}</h1>
      {times.map((time) => (
        <p key={time}>{time}</p>
      ))}
      {booking && (
        <p>{t.timesAreLocalToThe({ timeZone: booking.ground.timeZone.replaceAll('_', ' ') })}</p>
      )}
    </section>
  )
}

type PayProps = { readonly orderId: string; readonly until: string }

function PayWhileHeld({ orderId, until }: PayProps) {
  const left = useSecondsLeft(until)
  if (left === 0) return <p>{t.yourTenMinuteHold}</p>
  return (
    <div className={styles.ask}>
      <p>
        {t.heldForAnother({ left: minutesAndSeconds(left), b: (text) => <b key="b">{text}</b> })}
      </p>
      <PayButton orderId={orderId} size="large" wide />
    </div>
  )
}

function Extras({ booking: { equipment, officials, purpose } }: { readonly booking: Booking }) {
  if (equipment.length + officials.length === 0 && purpose === '') return null
  return (
    <Panel level={2} title={t.extras}>
      <dl className={styles.facts}>
        {purpose !== '' && <Fact name={t.occasion} words={purpose} />}
        {equipment.map(({ name, quantity }) => (
          <Fact key={name} name={name} words={t.quantityPerSlot({ quantity })} />
        ))}
        {officials.map(({ person, role }) => (
          <Fact key={person.id} name={person.name} words={role.replaceAll('-', ' ')} />
        ))}
      </dl>
    </Panel>
  )
}

const Fact = ({ name, words }: { readonly name: string; readonly words: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{words}</dd>
  </div>
)
