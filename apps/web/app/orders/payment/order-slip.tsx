import type { Order } from '@pavilion/contract/orders/order-fields.ts'
import { buttonClasses } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Link } from 'react-router'
import { useShell } from '#layout/use-shell.ts'
import { CalendarButton } from '#shared/calendar-button.tsx'
import { InvoiceButton } from '#shared/invoice-button.tsx'
import { mapAddress } from '#shared/map-address.ts'
import { OrderSums } from '#shared/order-sums.tsx'
import { PayButton } from '#shared/pay-button.tsx'
import { placeOf, timesOf } from '#shared/takes-place.ts'
import * as t from '#texts/orders.ts'
import { CancelOrderButton } from './cancel-order-button.tsx'
import { Actions, Slip } from './slip.tsx'
import styles from './slip.module.css'

const words: {
  readonly [S in Order['status']]: { readonly title: string; readonly text: string }
} = {
  paid: { title: t.paymentReceived, text: t.yourOrderIsComplete },
  pending: {
    title: t.waitingForConfirmation,
    text: t.yourPaymentProvider,
  },
  cancelled: { title: t.orderCancelled, text: t.youWillNotBeCharged },
  expired: {
    title: t.orderExpired,
    text: t.itWasNotPaid,
  },
  'partly refunded': { title: t.partlyRefunded, text: t.theRestOfYourOrder },
  refunded: { title: t.refunded, text: t.theMoneyGoesBack },
}

type SlipProps = {
  readonly order: Order
  /** The buyer came back without paying. */
  readonly isBack: boolean
  readonly onChanged: () => void
}

/** An order with the outcome of its payment. */
export function OrderSlip({ order, isBack, onChanged }: SlipProps) {
  const isUnpaid = isBack && order.status === 'pending'
  const { title, text } = isUnpaid
    ? { title: t.noPaymentWasTaken, text: t.yourOrderIsStillOpen }
    : words[order.status]
  return (
    <Slip
      title={title}
      icon={order.status === 'paid' ? 'check' : 'ticket'}
      stub={order.number}
      after={
        <>
          <Panel level={2} title={t.orderNumber({ number: order.number })}>
            <OrderSums of={order} />
          </Panel>
          <Actions>
            {isUnpaid && <PayButton orderId={order.id} />}
            {isUnpaid && <CancelOrderButton order={order} onChanged={onChanged} />}
            {order.paidAt !== null && <InvoiceButton orderId={order.id} />}
            <Whereabouts order={order} />
            <Ways order={order} />
          </Actions>
        </>
      }
    >
      <p>
        <output>{text}</output>
      </p>
      <TakesPlace order={order} />
    </Slip>
  )
}

/** When and where a booking takes place; nothing for other purchases. */
function TakesPlace({ order }: { readonly order: Order }) {
  const locale = useShell()?.site.locale ?? 'en'
  const times = timesOf(order, locale)
  const zone = order.lines.find(({ timeZone }) => timeZone !== null)?.timeZone
  if (times.length === 0 || zone === undefined || zone === null) return null
  return (
    <div className={styles.when}>
      <b className="pv-display">{placeOf(order)}</b>
      {times.map((time) => (
        <span key={time}>{time}</span>
      ))}
      <small>{t.timesAreLocal({ timeZone: zone.replaceAll('_', ' ') })}</small>
    </div>
  )
}

/** The map and the calendar entry of a paid booking. */
function Ways({ order }: { readonly order: Order }) {
  const booked = order.lines.find(({ kind }) => kind === 'booking')
  if (order.status !== 'paid' || booked === undefined || booked.place === null) return null
  const look = buttonClasses({ variant: 'outline' })
  return (
    <>
      {booked.reference !== null && (
        <CalendarButton groundId={booked.subject} bookingId={booked.reference} />
      )}
      <a className={look} href={mapAddress(null, booked.place)}>
        {t.openInMaps}
      </a>
    </>
  )
}

/** The link to where what was paid is found. */
function Whereabouts({ order: { id, lines } }: { readonly order: Order }) {
  const isBooking = lines.some(({ kind }) => kind === 'booking')
  const isEntry = lines.some(({ kind }) => kind === 'entry')
  const isFee = lines.some(({ kind }) => kind === 'fee')
  const [to, says] = isEntry
    ? (['/manage/tournaments', t.yourTournaments] as const)
    : isFee
      ? (['/my-cricket/fees', t.myFees] as const)
      : (['/user/my-plan', t.myPlan] as const)
  const look = buttonClasses({ variant: 'outline' })
  return isBooking ? (
    <Link className={look} to={`/user/bookings/bookings-details/${id}`}>
      {t.viewBooking}
    </Link>
  ) : (
    <Link className={look} to={to}>
      {says}
    </Link>
  )
}
