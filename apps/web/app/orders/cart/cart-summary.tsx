import { printMoney } from '@pavilion/contract/print-money.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { Link } from 'react-router'
import { CouponRow } from '#shared/coupon-row.tsx'
import { OrderSums } from '#shared/order-sums.tsx'
import type { Refused } from '#state/request.ts'
import { readCheckout } from '#state/checkout.ts'
import * as t from '#texts/orders.ts'
import type { CodeProblem, PricedCart } from './cart-calls.ts'
import styles from './cart-page.module.css'
import { refusalText } from '#state/request.ts'

type Checkout = {
  readonly busy: boolean
  readonly press: () => void
  readonly isSignedIn: boolean
}

type SummaryProps = {
  readonly found: PricedCart | undefined
  readonly refusal: Refused | undefined
  /** Whether the price is for the cart and code as they are now. */
  readonly isPriced: boolean
  readonly checkout: Checkout
  readonly codeProblem: CodeProblem | undefined
  readonly onCode: (code: string | null) => void
  readonly again: () => void
}

/** The total of the cart and the checkout button. */
export function CartSummary(props: SummaryProps) {
  const { found, isPriced, checkout } = props
  return (
    <section className={styles.summary} aria-label={t.orderSummary} aria-busy={!isPriced}>
      <h2 className="pv-panel-heading">{t.orderSummary}</h2>
      <Costs {...props} />
      <Left found={found} />
      <CheckoutButton {...{ found, isPriced, checkout }} />
      {found?.priced && (
        <p className={styles.small}>
          {!checkout.isSignedIn && `${t.logInFirst} `}
          {t.reviewFirst}
        </p>
      )}
    </section>
  )
}

function Costs({ found, refusal, codeProblem, onCode, again }: SummaryProps) {
  if (refusal) {
    return (
      <p role="alert">
        {refusalText(refusal)}{' '}
        <Button variant="quiet" size="small" onClick={again}>
          {t.tryAgain}
        </Button>
      </p>
    )
  }
  if (found === undefined) return <Skeleton height="180px" />
  const { priced } = found
  if (priced === null) {
    return <p>{t.noneOfTheseItems}</p>
  }
  return (
    <>
      <CouponRow applied={priced.coupon} problem={codeProblem?.message} onCode={onCode} />
      {codeProblem?.isUsedByYou && <WaitingOrder />}
      <OrderSums of={{ ...priced, lines: [] }} />
    </>
  )
}

/** An unpaid order of this cart may be what has used the coupon. */
function WaitingOrder() {
  const orderId = readCheckout()?.orderId ?? null
  if (orderId === null) return null
  return (
    <p className={styles.small}>
      {t.codeInUse({
        link: (text) => (
          <Link key="link" className="pv-link" to={`/payment/cancelled?order=${orderId}`}>
            {text}
          </Link>
        ),
      })}
    </p>
  )
}

/** Items that will not be part of the order. */
function Left({ found }: Pick<SummaryProps, 'found'>) {
  if (!found?.priced || found.unsold.size === 0) return null
  return <output className={styles.left}>{t.itemsThatAreNoLonger}</output>
}

type ButtonProps = Pick<SummaryProps, 'found' | 'isPriced' | 'checkout'>

/** Disabled until the price is known. */
function CheckoutButton({ found, isPriced, checkout }: ButtonProps) {
  return (
    <Button
      size="large"
      wide
      busy={checkout.busy}
      disabled={!found?.priced || !isPriced}
      onClick={checkout.press}
    >
      {t.checkOut}
    </Button>
  )
}

/** On a phone, total and button stay visible. */
export function CheckoutBar({ found, isPriced, checkout }: ButtonProps) {
  if (!found?.priced) return null
  const { total, currency } = found.priced
  return (
    <div className={styles.bar} data-bottom-bar>
      <span>
        <small>{t.total}</small>
        <b>{printMoney(total, currency)}</b>
      </span>
      <CheckoutButton {...{ found, isPriced, checkout }} />
    </div>
  )
}
