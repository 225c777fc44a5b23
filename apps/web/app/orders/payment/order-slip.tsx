import type { Order } from '@pavilion/contract/orders/order-fields.ts'
import { buttonClasses } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Link } from 'react-router'
import { InvoiceButton } from '#shared/invoice-button.tsx'
import { OrderSums } from '#shared/order-sums.tsx'
import { PayButton } from '#shared/pay-button.tsx'
import * as t from '#texts/orders.ts'
import { CancelOrderButton } from './cancel-order-button.tsx'
import { Actions, Slip } from './slip.tsx'

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
          </Actions>
        </>
      }
    >
      <p>
        <output>{text}</output>
      </p>
    </Slip>
  )
}

/** The link to the booking's page; other purchases have none. */
function Whereabouts({ order: { id, lines } }: { readonly order: Order }) {
  const isBooking = lines.some(({ kind }) => kind === 'booking')
  const look = buttonClasses({ variant: 'outline' })
  return isBooking ? (
    <Link className={look} to={`/user/bookings/bookings-details/${id}`}>
      {t.viewBooking}
    </Link>
  ) : (
    <Link className={look} to="/user/my-plan">
      {t.myPlan}
    </Link>
  )
}
