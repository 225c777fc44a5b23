import { buttonClasses } from '@pavilion/kit/button.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import type { Route } from './+types/cart-page.ts'
import { modalOf } from '#layout/modal.ts'
import { headOf, shellOf } from '#shared/head.ts'
import type { Cart } from '#state/cart.ts'
import { useClientState } from '#state/use-client-state.ts'
import * as t from '#texts/orders.ts'
import { CartList } from './cart-list.tsx'
import styles from './cart-page.module.css'
import { CartSummary, CheckoutBar } from './cart-summary.tsx'
import { useCheckout } from './use-checkout.ts'
import { useCoupon } from './use-coupon.ts'
import { usePrices } from './use-prices.ts'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...headOf(shellOf(matches), {
    title: t.yourCart,
    description: t.yourCartPlansAndPackages,
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
        {t.yourCart}
      </h1>
      {!isRestored && <Skeleton height="320px" />}
      {isRestored && isEmpty && <Empty />}
      {isRestored && !isEmpty && <Full cart={cart} onRemoved={() => heading.current?.focus()} />}
    </div>
  )
}

const Empty = () => (
  <EmptyState
    title={t.yourCartIsEmpty}
    action={
      <Link className={buttonClasses({})} to="/pricing">
        {t.seePlans}
      </Link>
    }
  >
    {t.anythingYouAddStaysHere}
  </EmptyState>
)

type FullProps = { readonly cart: Cart; readonly onRemoved: () => void }

function Full({ cart: { items }, onRemoved }: FullProps) {
  const { code, setCode, codeProblem, dropCode } = useCoupon()
  const { found, refusal, isCurrent, formerly, again } = usePrices({ items, code })
  const isOpen = modalOf(new URLSearchParams(useLocation().search).get('modal')) !== undefined
  const drop = useEffectEvent(dropCode)
  useEffect(() => {
    // A dialog that closes changes the address too, and the later change would undo the earlier.
    if (!isOpen && found?.codeProblem !== undefined) drop(found.codeProblem)
  }, [found, isOpen])
  const bought = items.filter(({ id }) => !found?.unsold.has(id))
  const isPriced = isCurrent && found?.codeProblem === undefined
  const checkout = useCheckout({ purchase: { items: bought, code }, isPriced, onRefused: again })
  return (
    <>
      <div className={styles.columns}>
        <CartList {...{ items, found, formerly, onRemoved }} />
        <CartSummary
          {...{ found, refusal, isPriced, checkout, codeProblem, again }}
          onCode={setCode}
        />
      </div>
      <CheckoutBar {...{ found, isPriced, checkout }} />
    </>
  )
}
