import { buttonClasses } from '@pavilion/kit/button.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { ErrorState } from '@pavilion/kit/states.tsx'
import { Link, useSearchParams } from 'react-router'
import { ModalLink } from '#layout/modal-link.tsx'
import { OrderSlip } from './order-slip.tsx'
import { Actions, Slip } from './slip.tsx'
import { useOrder } from './use-order.ts'

type EndProps = {
  readonly title: string
  readonly text: string
  /** The buyer came back without paying. */
  readonly isBack: boolean
}

/** The page that a payment returns to. The order says how it went; the address is not trusted. */
export function PaymentEnd(props: EndProps) {
  const [query] = useSearchParams()
  const orderId = query.get('order')
  return orderId === null ? <NoOrder {...props} /> : <End orderId={orderId} isBack={props.isBack} />
}

function NoOrder({ title, text }: EndProps) {
  return (
    <Slip
      title={title}
      icon="ticket"
      stub="No order"
      after={
        <>
          <Actions>
            <Link className={buttonClasses({})} to="/match-central/grounds">
              See the grounds
            </Link>
            <Link className={buttonClasses({ variant: 'outline' })} to="/contact-us">
              Contact us
            </Link>
          </Actions>
          <p className="pv-muted">
            If money has left your account for something here, write to us with the day and the
            amount.
          </p>
        </>
      }
    >
      <p>{text}</p>
    </Slip>
  )
}

type OfOrder = { readonly orderId: string; readonly isBack: boolean }

function End({ orderId, isBack }: OfOrder) {
  const seen = useOrder(orderId)
  switch (seen.state) {
    case 'seen':
      return <OrderSlip order={seen.order} isBack={isBack} onChanged={seen.again} />
    case 'signed-out':
      return (
        <Slip title="Log in to see the order" icon="ticket" stub="Your order">
          <p>It is shown to who placed it.</p>
          <p>
            <ModalLink className={buttonClasses({ variant: 'board' })} modal="login">
              LOGIN
            </ModalLink>
          </p>
        </Slip>
      )
    case 'refused':
      return (
        <div className="pv-page">
          <ErrorState level={1} title="No such order">
            {seen.refusal.message}
          </ErrorState>
        </div>
      )
    case 'waiting':
      return (
        <Slip
          title="Your order"
          icon="ticket"
          stub="One moment"
          after={<Skeleton height="220px" />}
        >
          <p>Looking it up…</p>
        </Slip>
      )
  }
}
