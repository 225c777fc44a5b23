import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { show } from '#calls/orders.ts'
import { queries, send } from '#state/api.ts'
import { clientState } from '#state/browser-state.ts'
import { forgetCheckout, readCheckout } from '#state/checkout.ts'
import type { OrderSummary } from '@pavilion/contract/orders/order-fields.ts'
import { removeFromCart } from '../state/cart-changes.ts'
import type { Cart } from '../state/cart.ts'

type Bought = Pick<OrderSummary, 'lines'>

/** The rest of a cart after an order was paid: items added or changed since then stay. */
const withoutBought = (cart: Cart, { lines }: Bought): Cart =>
  cart.items
    .filter((item) =>
      lines.some(
        ({ subject, period, quantity }) =>
          subject === item.id && period === item.period && quantity === item.quantity,
      ),
    )
    .reduce((left, { id }) => removeFromCart(left, id), cart)

const PATIENCE_MS = 3_000
const MOST_LOOKS = 40

/**
 * Empties the cart of what was bought, once its order is paid. Asked on every page, repeatedly for two
 * minutes.
 */
export function useSettledCart(): void {
  const { key } = useLocation()
  useEffect(() => {
    const orderId = readCheckout()?.orderId ?? null
    if (orderId === null || clientState.tokens() === undefined) return undefined
    let looks = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const look = async () => {
      looks += 1
      const isSettled = await settle(orderId, () => isOver)
      if (!isSettled && !isOver && looks < MOST_LOOKS) {
        timer = setTimeout(() => void look(), PATIENCE_MS)
      }
    }
    void look()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [key])
}

/** Whether there is nothing more to wait for. */
async function settle(orderId: string, isOver: () => boolean): Promise<boolean> {
  const answer = await send(show, { orderId })
  if (isOver()) return true
  if (!answer.ok) return answer.status === 404 && settled()
  const { status, lines } = answer.data.data
  if (status === 'pending') return false
  if (status === 'paid') {
    clientState.change(({ cart }) => ({ cart: withoutBought(cart, { lines }) }))
    // A purchased plan changes the profile.
    queries.clear()
  }
  return settled()
}

function settled(): true {
  forgetCheckout()
  return true
}
