import { route } from '@react-router/dev/routes'

/** The operator's pages, for signed-in visitors. */
export const operatorRoutes = [
  route('operator', 'operator/operator-page.tsx'),
  route('operator/site', 'operator/site-page.tsx'),
  route('operator/events', 'operator/events-page.tsx'),
  route('operator/shop', 'operator/shop/shop-page.tsx'),
  route('operator/refunds', 'operator/refunds-page.tsx'),
  route('operator/accounts', 'operator/accounts-page.tsx'),
  route('operator/audit-log', 'operator/audit-log-page.tsx'),
  route('operator/outbox', 'operator/outbox-page.tsx'),
]
