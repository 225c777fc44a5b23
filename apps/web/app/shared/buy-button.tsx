import type { Package } from '@pavilion/contract/packages/package-calls.ts'
import { Button, buttonClasses } from '@pavilion/kit/button.tsx'
import type { ButtonLook } from '@pavilion/kit/button.tsx'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { clientState } from '#state/browser-state.ts'
import { addToCart, changeItem } from '#state/cart-changes.ts'
import { useClientState } from '#state/use-client-state.ts'
import * as t from '#texts/common.ts'
import { hidden } from './hidden-text.tsx'
import type { Price } from './package-price.ts'

type BuyButtonProps = {
  readonly offer: Package
  readonly price: Price
  readonly look: ButtonLook
  readonly children: ReactNode
}

/**
 * Adds one of a package to the cart and goes there; a package that is in the cart already is not added
 * again.
 */
export function BuyButton({ offer, price: { period, price }, look, children }: BuyButtonProps) {
  const { isRestored, cart } = useClientState()
  const navigate = useNavigate()
  const { id, name: title } = offer
  if (cart.items.some((item) => item.id === id && item.period === period)) {
    return (
      <Link className={buttonClasses(look)} to="/cart">
        {t.inCart({ title, hidden })}
      </Link>
    )
  }
  const buy = () => {
    const item = { id, title, price, period, quantity: 1 }
    clientState.change((state) => ({
      cart: changeItem(addToCart(state.cart, item), id, { title, price, period }),
    }))
    void navigate('/cart')
  }
  return (
    <Button {...look} disabled={!isRestored} onClick={buy}>
      {children}
    </Button>
  )
}
