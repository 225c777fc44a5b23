import type { Booking } from '@pavilion/contract/bookings/booking-fields.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { useEffect, useRef, useState } from 'react'
import { useShell } from '#layout/use-shell.ts'
import { shortMoney } from '#shared/money.ts'
import { PayButton } from '#shared/pay-button.tsx'
import { toasts } from '#state/toasts.ts'
import { cancelBooking } from '../booking-calls.ts'
import { whenOf } from '#shared/slot-text.ts'
import * as t from '#texts/bookings.ts'
import { minutesAndSeconds, useSecondsLeft } from '../use-seconds-left.ts'
import styles from './slot-picker.module.css'
import { roleText } from './role-text.ts'

type HeldPanelProps = {
  readonly booking: Booking
  /** Called when the hold has expired or was cancelled. */
  readonly onOver: () => void
}

/** Slots held until they are paid, with the remaining time. */
export function HeldPanel({ booking, onOver }: HeldPanelProps) {
  const { order, currency, holdUntil } = booking
  const locale = useShell()?.site.locale ?? 'en'
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const left = useSecondsLeft(holdUntil ?? booking.bookedAt)
  if (left === 0 || order === null) return <Over onOver={onOver} />
  return (
    <section className={styles.summary} aria-label={t.heldForYou}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className="pv-panel-heading">
          {t.heldForYou}
        </h2>
        <Tag tone="warning">{t.held({ left: minutesAndSeconds(left) })}</Tag>
      </div>
      <p>{t.nobodyElseCanBook({ number: order.number })}</p>
      <ul className={styles.lines}>
        {booking.slots.map((slot) => (
          <li key={slot.id}>
            <span>{whenOf(slot, locale)}</span>
          </li>
        ))}
        <Extras booking={booking} />
      </ul>
      <Total words={shortMoney(order.total, currency)} />
      <PayButton orderId={order.id} size="large" wide>
        {t.payNow}
      </PayButton>
      <LetGo booking={booking} onOver={onOver} />
    </section>
  )
}

/** What is hired with every slot. */
const Extras = ({ booking: { equipment, officials } }: Pick<HeldPanelProps, 'booking'>) => (
  <>
    {equipment.map(({ name, quantity }) => (
      <li key={name}>
        <span>
          {name}
          {quantity > 1 && <small>{t.quantityTimes({ quantity })}</small>}
        </span>
      </li>
    ))}
    {officials.map(({ person, role }) => (
      <li key={person.id}>
        <span>
          {person.name}
          <small>{roleText[role]}</small>
        </span>
      </li>
    ))}
  </>
)

export const Total = ({ words }: { readonly words: string }) => (
  <p className={styles.total}>
    <span>{t.total}</span>
    <b>{words}</b>
  </p>
)

function Over({ onOver }: Pick<HeldPanelProps, 'onOver'>) {
  return (
    <section className={styles.summary} aria-label={t.yourBooking}>
      <h2 className="pv-panel-heading">{t.yourHoldHasEnded}</h2>
      <p>
        <output>{t.itWasNotPaid}</output>
      </p>
      <Button variant="outline" onClick={onOver}>
        {t.chooseAgain}
      </Button>
    </section>
  )
}

function LetGo({ booking, onOver }: HeldPanelProps) {
  const [busy, setBusy] = useState(false)
  const letGo = async () => {
    setBusy(true)
    const answer = await cancelBooking({ groundId: booking.ground.id, bookingId: booking.id })
    setBusy(false)
    if (!answer.ok) return toasts.add('error', answer.message)
    return onOver()
  }
  return (
    <Button variant="quiet" busy={busy} onClick={() => void letGo()}>
      {t.releaseSlot}
    </Button>
  )
}
