import { Icon } from '@pavilion/kit/icons/icon.tsx'
import { Link } from 'react-router'
import * as t from '#texts/common.ts'
import styles from './cart-link.module.css'
import { useSettledCart } from './use-settled-cart.ts'

/** The link to the cart, shown while it is not empty. */
export function CartLink({ count }: { readonly count: number }) {
  useSettledCart()
  return (
    <Link className={styles.cart} to="/cart" aria-label={t.cartItems({ count })}>
      <Icon name="cart" />
      <b aria-hidden="true">{count}</b>
    </Link>
  )
}
