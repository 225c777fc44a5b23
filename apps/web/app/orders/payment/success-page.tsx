import type { Route } from './+types/success-page.ts'
import { headOf, shellOf } from '#shared/head.ts'
import { PaymentEnd } from './payment-end.tsx'

const title = 'No payment to show'
const text =
  'What you have paid for stands here, with its invoice. You came without an order, so there is nothing to show.'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...headOf(shellOf(matches), {
    title: 'Your payment',
    description: text,
    keywords: ['payment'],
    path: '/payment/success',
  }),
  { name: 'robots', content: 'noindex' },
]

export default function SuccessPage() {
  return <PaymentEnd title={title} text={text} isBack={false} />
}
