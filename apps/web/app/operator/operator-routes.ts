import { route } from '@react-router/dev/routes'

/** The desk of whoever looks after the installation, below the layout of who is logged in. */
export const operatorRoutes = [
  route('operator', 'operator/operator-page.tsx'),
  route('operator/outbox', 'operator/outbox-page.tsx'),
]
