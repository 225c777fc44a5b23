import { Button, buttonClasses } from '@pavilion/kit/button.tsx'
import { Link } from 'react-router'
import { clientState } from '#state/browser-state.ts'
import { emptyCart } from '#state/cart.ts'
import type { CartItem } from '#state/cart.ts'
import * as t from '#texts/orders.ts'
import type { PricedCart } from './cart-calls.ts'
import { CartLine } from './cart-line.tsx'
import type { LineFacts } from './cart-line.tsx'
import styles from './cart-page.module.css'
import type { Package } from '@pavilion/contract/packages/package-calls.ts'
import type { MinorUnits } from '@pavilion/contract/units.ts'
import { useCallback } from 'react'
import { useAnswer } from '#state/use-answer.ts'
import { loadOffers } from '#shared/offer-calls.ts'

/** The packages on sale with all periods; empty until loaded. */
function useOffers(ids: readonly string[]): readonly Package[] {
  const key = ids.join(' ')
  const load = useCallback(() => loadOffers(key.split(' ')), [key])
  const { answer } = useAnswer(load)
  return answer?.ok ? answer.data.data.items : []
}

type ListProps = {
  readonly items: readonly CartItem[]
  readonly found: PricedCart | undefined
  readonly formerly: ReadonlyMap<string, MinorUnits>
  /** Called when a line was removed, to restore focus. */
  readonly onRemoved: () => void
}

/** The items of the cart. */
export function CartList({ items, found, formerly, onRemoved }: ListProps) {
  const offers = useOffers(items.map(({ id }) => id))
  const clear = () => {
    clientState.change(() => ({ cart: emptyCart }))
    onRemoved()
  }
  const factsOf = (id: string): LineFacts => {
    const offer = offers.find((one) => one.id === id)
    return {
      priced: found?.priced?.items.find((one) => one.id === id),
      unsold: found?.unsold.get(id),
      was: formerly.get(id),
      offer,
      currency: found?.priced?.currency ?? offer?.currency,
    }
  }
  return (
    <div className={styles.column}>
      <ul className={styles.lines}>
        {items.map((item) => (
          <CartLine key={item.id} item={item} facts={factsOf(item.id)} onRemoved={onRemoved} />
        ))}
      </ul>
      <p className={styles.actions}>
        <Link className={buttonClasses({ variant: 'outline' })} to="/pricing">
          {t.addAnotherPlan}
        </Link>
        <Button variant="quiet" onClick={clear}>
          {t.emptyCart}
        </Button>
      </p>
    </div>
  )
}
