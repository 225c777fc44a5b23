import { minorUnits } from '@pavilion/contract/money.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addToCart, changeItem, removeFromCart } from './cart-changes.ts'
import { emptyCart, readCart } from './cart.ts'
import type { CartItem } from './cart.ts'

const plan = (id: string, quantity: number, price = 500): CartItem => ({
  id,
  title: `Plan ${id}`,
  price: minorUnits(price),
  period: 'month',
  quantity,
})

const anyItem = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd'),
  title: fc.string(),
  price: fc.nat(1_000_000).map(minorUnits),
  period: fc.constantFrom('month', 'year'),
  quantity: fc.integer({ min: 1, max: 99 }),
})

test('a plan that is in the cart gets the given quantity, not more', () => {
  const cart = addToCart(addToCart(emptyCart, plan('a', 2)), plan('a', 3))

  expect(cart).toEqual({ items: [plan('a', 3)], total: 1500 })
})

test('removing takes one plan out, and the total with it', () => {
  const cart = addToCart(addToCart(emptyCart, plan('a', 2)), plan('b', 1))

  expect(removeFromCart(cart, 'a')).toEqual({ items: [plan('b', 1)], total: 500 })
})

test('another period has another price, and the total with it', () => {
  const cart = addToCart(addToCart(emptyCart, plan('a', 2)), plan('b', 1))

  expect(changeItem(cart, 'a', { period: 'year', price: minorUnits(5000) })).toEqual({
    items: [{ ...plan('a', 2, 5000), period: 'year' }, plan('b', 1)],
    total: 10_500,
  })
})

test('whatever is added and removed, the total is the sum of price times quantity', () => {
  const anyStep = fc.oneof(
    anyItem.map((item) => ({ item, id: undefined })),
    fc.constantFrom('a', 'b', 'c').map((id) => ({ item: undefined, id })),
  )
  fc.assert(
    fc.property(fc.array(anyStep), (steps) => {
      const cart = steps.reduce(
        (before, { item, id }) => (item ? addToCart(before, item) : removeFromCart(before, id)),
        emptyCart,
      )

      expect(cart.total).toBe(cart.items.reduce((sum, item) => sum + item.price * item.quantity, 0))
      expect(new Set(cart.items.map(({ id }) => id)).size).toBe(cart.items.length)
      expect(readCart(JSON.parse(JSON.stringify(cart)))).toEqual(cart)
    }),
  )
})

test('a stored total is never believed, nor a stored item that is none', () => {
  const stored = {
    items: [plan('a', 1), plan('a', 9), { id: 'b' }, plan('c', -1), null],
    total: minorUnits(1),
  }

  expect(readCart(stored)).toEqual({ items: [plan('a', 1)], total: 500 })
})
