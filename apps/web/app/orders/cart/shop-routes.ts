import { route } from '@react-router/dev/routes'

/** The cart. */
export const shopRoutes = [route('cart', 'orders/cart/cart-page.tsx')]

/** The page of the account's plan. */
export const planRoutes = [route('user/my-plan', 'packages/my-plan-page.tsx')]
