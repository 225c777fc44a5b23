import type { OrderSummary } from '@pavilion/contract/order-fields.ts'
import { removeFromCart } from './cart-changes.ts'
import type { Cart } from './cart.ts'

type Bought = Pick<OrderSummary, 'lines'>

/** What is left of a cart once an order is paid: what was put in or changed since then stays. */
export const withoutBought = (cart: Cart, { lines }: Bought): Cart =>
  cart.items
    .filter((item) =>
      lines.some(
        ({ subject, period, quantity }) =>
          subject === item.id && period === item.period && quantity === item.quantity,
      ),
    )
    .reduce((left, { id }) => removeFromCart(left, id), cart)
