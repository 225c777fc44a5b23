import { cartOf } from './cart.ts'
import type { Cart, CartItem } from './cart.ts'

/** Adds an item, or sets its quantity when it is in the cart already. */
export function addToCart(cart: Cart, item: CartItem): Cart {
  const isThere = cart.items.some(({ id }) => id === item.id)
  return isThere
    ? changeItem(cart, item.id, { quantity: item.quantity })
    : cartOf([...cart.items, item])
}

export const changeItem = (
  { items }: Cart,
  id: string,
  change: Partial<Omit<CartItem, 'id'>>,
): Cart => cartOf(items.map((item) => (item.id === id ? { ...item, ...change } : item)))

export const removeFromCart = ({ items }: Cart, id: string): Cart =>
  cartOf(items.filter((item) => item.id !== id))
