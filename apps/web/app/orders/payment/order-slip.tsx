import type { Order } from '@pavilion/contract/orders/order-fields.ts'
import { buttonClasses } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Link } from 'react-router'
import { InvoiceButton } from '#shared/invoice-button.tsx'
import { OrderSums } from '#shared/order-sums.tsx'
import { PayButton } from '#shared/pay-button.tsx'
import { CancelOrderButton } from './cancel-order-button.tsx'
import { Actions, Slip } from './slip.tsx'

const words: {
  readonly [S in Order['status']]: { readonly title: string; readonly text: string }
} = {
  paid: { title: 'Thank you, it is paid', text: 'Your order is complete.' },
  pending: {
    title: 'Your payment is on its way',
    text: 'We have not heard of it yet. This page looks again by itself, and nothing has to be done.',
  },
  cancelled: { title: 'The order was cancelled', text: 'Nothing more is charged for it.' },
  expired: {
    title: 'The order waited too long',
    text: 'What it held is free again. If money comes for it after all, it goes back by itself.',
  },
  'partly refunded': { title: 'Part of it was refunded', text: 'The rest of the order stands.' },
  refunded: { title: 'It was refunded', text: 'The money goes back the way it came.' },
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
    ? { title: 'Nothing was paid', text: 'The order is still there, and can be paid.' }
    : words[order.status]
  return (
    <Slip
      title={title}
      icon={order.status === 'paid' ? 'check' : 'ticket'}
      stub={order.number}
      after={
        <>
          <Panel level={2} title={`Order ${order.number}`}>
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
      See the booking
    </Link>
  ) : (
    <Link className={look} to="/user/my-plan">
      My Plan
    </Link>
  )
}
