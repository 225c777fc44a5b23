import { route } from '@react-router/dev/routes'

/** Where people pay without money, and where they come back to from any payment. */
export const payRoutes = [
  route('pay/sandbox/:reference', 'pay/sandbox-page.tsx'),
  route('payment/success', 'pay/success-page.tsx'),
  route('payment/cancelled', 'pay/cancelled-page.tsx'),
]
