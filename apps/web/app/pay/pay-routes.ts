import { route } from '@react-router/dev/routes'

/** The sandbox's payment page, and the pages that payments return to. */
export const payRoutes = [
  route('pay/sandbox/:reference', 'pay/sandbox-page.tsx'),
  route('payment/success', 'pay/success-page.tsx'),
  route('payment/cancelled', 'pay/cancelled-page.tsx'),
]
