import { route } from '@react-router/dev/routes'

/** Where what was chosen is looked at and sent to be paid. */
export const shopRoutes = [route('cart', 'shop/cart-page.tsx')]
