import type { Priced } from '@pavilion/contract/ecommerce-calls.ts'
import { useCallback, useEffect } from 'react'
import { clientState } from '#state/browser-state.ts'
import { changeItem } from '#state/cart-changes.ts'
import type { Cart } from '#state/cart.ts'
import { useAnswer } from '#state/use-answer.ts'
import { priceCart } from './cart-calls.ts'
import type { Purchase } from './cart-calls.ts'

/** What the server asks for the cart. The cart takes over its prices, so that what is seen is what is ordered. */
export function usePrices({ items, code }: Purchase) {
  const load = useCallback(() => priceCart({ items, code }), [items, code])
  const { answer, again } = useAnswer(load)
  useEffect(() => {
    if (answer?.ok !== true) return
    const { items: priced } = answer.data.data
    const { cart } = clientState.read()
    const next = withPrices(cart, priced)
    if (next !== cart) clientState.change(() => ({ cart: next }))
  }, [answer])
  return { answer, again }
}

/** The very same cart where nothing has changed. */
const withPrices = (cart: Cart, priced: Priced['items']): Cart =>
  priced.reduce((before, { id, period, price, title }) => {
    const item = before.items.find((one) => one.id === id && one.period === period)
    const isSame = item === undefined || (item.price === price && item.title === title)
    return isSame ? before : changeItem(before, id, { price, title })
  }, cart)
