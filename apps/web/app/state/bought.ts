import type { OrderSummary } from '@pavilion/contract/orders/order-fields.ts'
import { removeFromCart } from './cart-changes.ts'
import type { Cart } from './cart.ts'

type Bought = Pick<OrderSummary, 'lines'>

/** The rest of a cart after an order was paid: items added or changed since then stay. */
export const withoutBought = (cart: Cart, { lines }: Bought): Cart =>
  cart.items
    .filter((item) =>
      lines.some(
        ({ subject, period, quantity }) =>
          subject === item.id && period === item.period && quantity === item.quantity,
      ),
    )
    .reduce((left, { id }) => removeFromCart(left, id), cart)
