import { route } from '@react-router/dev/routes'

/** The cart. */
export const shopRoutes = [route('cart', 'shop/cart-page.tsx')]

/** The page of the account's plan. */
export const planRoutes = [route('user/my-plan', 'shop/my-plan-page.tsx')]
