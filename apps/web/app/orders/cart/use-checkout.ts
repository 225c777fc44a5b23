import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { modalOf } from '#layout/modal.ts'
import { useLoginFirst } from '#layout/use-login-first.ts'
import { usePayment } from '#shared/use-payment.ts'
import { useClientState } from '#state/use-client-state.ts'
import { checkOut, type Purchase } from './cart-calls.ts'
import { browserStorage } from '#state/storage.ts'

/** Kept per window: logging in elsewhere is not a request to pay here. */
const tab = browserStorage(() => sessionStorage)
const KEY = 'checkout-wish'

/** Remembers that somebody wants to check out and has to log in first. `what` is the cart they saw. */
const keepWish = (what: string): void => tab.set(KEY, what)
const forgetWish = (): void => tab.remove(KEY)
const readWish = (): string | null => tab.get(KEY)

type Basket = {
  readonly purchase: Purchase
  /** Whether the price is for exactly this cart and this account. */
  readonly isPriced: boolean
  /** Called when the cart must be priced again. */
  readonly onRefused: () => void
}

/** Goes to the payment of the cart. Visitors who are not signed in log in on the way. */
export function useCheckout({ purchase, isPriced, onRefused }: Basket) {
  const { auth } = useClientState()
  const logInFirst = useLoginFirst()
  const isSignedIn = auth.token !== null
  const { busy, pay } = usePayment(() => checkOut(purchase, auth.userEmail), onRefused)
  const seen = JSON.stringify(purchase)
  useGrantedWish({ seen, isSignedIn, isPriced, pay })
  const press = () => {
    forgetWish()
    if (isSignedIn) return void pay()
    keepWish(seen)
    return logInFirst()
  }
  return { busy, press, isSignedIn }
}

type Wish = Pick<Basket, 'isPriced'> & {
  readonly seen: string
  readonly isSignedIn: boolean
  readonly pay: () => Promise<unknown>
}

/**
 * Checks out after a login, once the dialogs are closed and unless the wish was given up. Only for the cart
 * and price that were seen: if they differ for the signed-in account, it has to confirm them. Leaving the
 * cart gives the wish up too.
 */
function useGrantedWish({ seen, isSignedIn, isPriced, pay }: Wish): void {
  const isOpen = modalOf(new URLSearchParams(useLocation().search).get('modal')) !== undefined
  const settle = useEffectEvent(() => {
    const wish = readWish()
    if (isOpen || wish === null || (isSignedIn && !isPriced)) return
    forgetWish()
    if (isSignedIn && wish === seen) void pay()
  })
  useEffect(() => settle(), [isOpen, isSignedIn, isPriced])
  useEffect(() => forgetWish, [])
}
