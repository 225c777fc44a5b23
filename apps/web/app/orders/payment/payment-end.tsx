import { buttonClasses } from '@pavilion/kit/button.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { ErrorState } from '@pavilion/kit/states.tsx'
import { Link, useSearchParams } from 'react-router'
import { ModalLink } from '#layout/modal-link.tsx'
import * as t from '#texts/orders.ts'
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
      stub={t.noOrder}
      after={
        <>
          <Actions>
            <Link className={buttonClasses({})} to="/match-central/grounds">
              {t.findAGround}
            </Link>
            <Link className={buttonClasses({ variant: 'outline' })} to="/contact-us">
              {t.contactUs}
            </Link>
          </Actions>
          <p className="pv-muted">{t.ifYouWereCharged}</p>
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
        <Slip title={t.logInToSee} icon="ticket" stub={t.yourOrder}>
          <p>{t.onlyThePersonWhoPlaced}</p>
          <p>
            <ModalLink className={buttonClasses({ variant: 'board' })} modal="login" isAwaited>
              {t.login}
            </ModalLink>
          </p>
        </Slip>
      )
    case 'refused':
      return (
        <div className="pv-page">
          <ErrorState level={1} title={t.orderNotFound}>
            {seen.refusal.message}
          </ErrorState>
        </div>
      )
    case 'waiting':
      return (
        <Slip
          title={t.yourOrder}
          icon="ticket"
          stub={t.oneMoment}
          after={<Skeleton height="220px" />}
        >
          <p>{t.loadingYourOrder}</p>
        </Slip>
      )
  }
}
