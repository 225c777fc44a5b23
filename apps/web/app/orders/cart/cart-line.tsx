import type { Priced } from '@pavilion/contract/packages/cart-calls.ts'
import type { Package } from '@pavilion/contract/packages/package-calls.ts'
import type { Currency } from '@pavilion/contract/places/place-calls.ts'
import type { MinorUnits } from '@pavilion/contract/units.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { shortMoney } from '#shared/money.ts'
import { PeriodSwitch } from '#shared/period-switch.tsx'
import { clientState } from '#state/browser-state.ts'
import { changeItem, removeFromCart } from '#state/cart-changes.ts'
import type { CartItem } from '#state/cart.ts'
import * as t from '#texts/orders.ts'
import styles from './cart-page.module.css'
import { QuantityField } from './quantity-field.tsx'

export type LineFacts = {
  /** The server's price; undefined until loaded, and for items that cannot be bought. */
  readonly priced: Priced['items'][number] | undefined
  /** Why it cannot be bought. */
  readonly unsold: string | undefined
  /** The price when it was added, if that has changed. */
  readonly was: MinorUnits | undefined
  /** The package on sale. */
  readonly offer: Package | undefined
  readonly currency: Currency | undefined
}

type LineProps = {
  readonly item: CartItem
  readonly facts: LineFacts
  /** Called when the line was removed, to restore focus. */
  readonly onRemoved: () => void
}

/** One item of the cart with its period and quantity. */
export function CartLine({ item, facts, onRemoved }: LineProps) {
  const { id, title } = item
  const remove = () => {
    clientState.change(({ cart }) => ({ cart: removeFromCart(cart, id) }))
    onRemoved()
  }
  return (
    <li className={styles.line}>
      <div className={styles.what}>
        <b>{title}</b>
        <Facts item={item} facts={facts} />
      </div>
      {facts.unsold === undefined && <Choice item={item} facts={facts} />}
      <Button variant="quiet" size="small" aria-label={t.removeTitle({ title })} onClick={remove}>
        {t.remove}
      </Button>
    </li>
  )
}

/** The price of one, and for how long it is bought. */
function priceText({ period, quantity }: CartItem, price: string): string {
  if (period === 'month') return t.monthly({ price, quantity })
  return period === 'year' ? t.yearly({ price, quantity }) : price
}

function Facts({ item, facts }: Omit<LineProps, 'onRemoved'>) {
  const { unsold, was, currency } = facts
  if (unsold !== undefined) return <Tag tone="warning">{unsold}</Tag>
  if (currency === undefined) return null
  return (
    <>
      <span>{priceText(item, shortMoney(item.price, currency))}</span>
      {was !== undefined && was !== item.price && (
        <Tag tone="info">{t.wasWhenYouAddedIt({ was: shortMoney(was, currency) })}</Tag>
      )}
    </>
  )
}

function Choice({ item, facts }: Omit<LineProps, 'onRemoved'>) {
  const { id, title, period, quantity } = item
  const { offer, priced, currency } = facts
  const change = (to: Partial<CartItem>) =>
    clientState.change(({ cart }) => ({ cart: changeItem(cart, id, to) }))
  const prices = offer?.prices ?? []
  const chosen = prices.find((one) => one.period === period)
  return (
    <div className={styles.choice}>
      {prices.length > 1 && chosen && (
        <PeriodSwitch
          label={t.billingPeriodForTitle({ title })}
          periods={prices.map((one) => one.period)}
          value={chosen.period}
          onChange={(next) => {
            const to = prices.find((one) => one.period === next)
            if (to) change({ period: to.period, price: to.price })
          }}
        />
      )}
      <QuantityField
        title={title}
        value={quantity}
        onChange={(next) => change({ quantity: next })}
      />
      <b className={styles.amount}>{priced && currency && shortMoney(priced.amount, currency)}</b>
    </div>
  )
}
