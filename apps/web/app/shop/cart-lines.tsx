import type { Currency } from '@pavilion/contract/place-calls.ts'
import { printMoney } from '@pavilion/contract/print-money.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { IconButton } from '@pavilion/kit/icon-button.tsx'
import { clientState } from '#state/browser-state.ts'
import { changeItem, removeFromCart } from '#state/cart-changes.ts'
import type { CartItem } from '#state/cart.ts'
import styles from './cart-page.module.css'

const MOST_OF_ONE = 99
const periods: Readonly<Record<string, string>> = { month: 'a month', year: 'a year' }

type LinesProps = {
  readonly items: readonly CartItem[]
  /** Undefined until the server has said what the cart costs. */
  readonly currency: Currency | undefined
  /** Something has gone, and the button with it. */
  readonly onRemoved: () => void
}

export const CartLines = ({ items, ...rest }: LinesProps) => (
  <ul className={styles.lines}>
    {items.map((item) => (
      <Line key={item.id} item={item} {...rest} />
    ))}
  </ul>
)

type LineProps = Omit<LinesProps, 'items'> & { readonly item: CartItem }

function Line({ item: { id, title, price, period, quantity }, currency, onRemoved }: LineProps) {
  const setQuantity = (next: number) =>
    clientState.change(({ cart }) => ({ cart: changeItem(cart, id, { quantity: next }) }))
  const remove = () => {
    clientState.change(({ cart }) => ({ cart: removeFromCart(cart, id) }))
    onRemoved()
  }
  return (
    <li className={styles.line}>
      <div className={styles.what}>
        <b>{title}</b>
        <span>
          {currency && `${printMoney(price, currency)} ${periods[period] ?? ''}`.trimEnd()}
        </span>
      </div>
      <div className={styles.quantity}>
        <IconButton
          icon="minus"
          label={`One less of ${title}`}
          disabled={quantity <= 1}
          onClick={() => setQuantity(quantity - 1)}
        />
        <output>{quantity}</output>
        <IconButton
          icon="plus"
          label={`One more of ${title}`}
          disabled={quantity >= MOST_OF_ONE}
          onClick={() => setQuantity(quantity + 1)}
        />
      </div>
      <Button variant="quiet" size="small" aria-label={`Remove ${title}`} onClick={remove}>
        Remove
      </Button>
    </li>
  )
}
