import { Button, buttonClasses } from '@pavilion/kit/button.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Route } from './+types/cart-page.ts'
import { headOf, shellOf } from '#shared/head.ts'
import { OrderSums } from '#shared/order-sums.tsx'
import { clientState } from '#state/browser-state.ts'
import { emptyCart } from '#state/cart.ts'
import type { Cart } from '#state/cart.ts'
import { useClientState } from '#state/use-client-state.ts'
import { CartLines } from './cart-lines.tsx'
import styles from './cart-page.module.css'
import { CheckoutButton } from './checkout-button.tsx'
import { CouponForm } from './coupon-form.tsx'
import { usePrices } from './use-prices.ts'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...headOf(shellOf(matches), {
    title: 'Your cart',
    description: 'What you have chosen, what it costs with taxes, and the way to pay for it.',
    path: '/cart',
  }),
  { name: 'robots', content: 'noindex' },
]

export default function CartPage() {
  const { isRestored, cart } = useClientState()
  const heading = useRef<HTMLHeadingElement>(null)
  const isEmpty = cart.items.length === 0
  return (
    <div className={classes('pv-page', styles.page)}>
      <h1 ref={heading} className="pv-title" tabIndex={-1}>
        Your cart
      </h1>
      {!isRestored && <Skeleton height="320px" />}
      {isRestored && isEmpty && <Empty />}
      {isRestored && !isEmpty && <Full cart={cart} onRemoved={() => heading.current?.focus()} />}
    </div>
  )
}

const Empty = () => (
  <EmptyState
    title="Nothing in it"
    action={
      <Link className={buttonClasses({})} to="/pricing">
        See the plans
      </Link>
    }
  >
    What you choose is kept here, on this device, until it is paid.
  </EmptyState>
)

type FullProps = { readonly cart: Cart; readonly onRemoved: () => void }

function Full({ cart: { items }, onRemoved }: FullProps) {
  const [code, setCode] = useCoupon()
  const { answer, again } = usePrices({ items, code })
  const priced = answer?.ok ? answer.data.data : undefined
  const clear = () => {
    clientState.change(() => ({ cart: emptyCart }))
    onRemoved()
  }
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <CartLines items={items} currency={priced?.currency} onRemoved={onRemoved} />
        <Button variant="quiet" onClick={clear}>
          Empty the cart
        </Button>
      </div>
      <Panel level={2} title="What it costs">
        <div className={styles.column}>
          <CouponForm items={items} code={code} onCode={setCode} />
          {answer === undefined && <Skeleton height="140px" />}
          {priced && <OrderSums of={{ ...priced, lines: priced.items }} />}
          {answer?.ok === false && (
            <p role="alert">{answer.errors[0]?.message ?? answer.message}</p>
          )}
          <CheckoutButton purchase={{ items, code }} onRefused={again} />
        </div>
      </Panel>
    </div>
  )
}

/** The code is part of the address: a reload and the login keep it. */
function useCoupon() {
  const [query, setQuery] = useSearchParams()
  const setCode = (code: string | null) =>
    setQuery(
      (before) => {
        if (code === null) before.delete('coupon')
        else before.set('coupon', code)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  return [query.get('coupon'), setCode] as const
}
