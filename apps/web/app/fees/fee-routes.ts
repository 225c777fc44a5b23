import { route } from '@react-router/dev/routes'

/** Pages of those who keep a club's fees, and of those who pay them. */
export const feeRoutes = [
  route('manage/organisations/:organisationId/fees', 'fees/fees-page.tsx'),
  route('my-cricket/fees', 'fees/own-fees-page.tsx'),
]
