import { route } from '@react-router/dev/routes'

/** The sandbox's payment page, and the pages that payments return to. */
export const payRoutes = [
  route('pay/sandbox/:reference', 'orders/payment/sandbox-page.tsx'),
  route('payment/success', 'orders/payment/success-page.tsx'),
  route('payment/cancelled', 'orders/payment/cancelled-page.tsx'),
]
