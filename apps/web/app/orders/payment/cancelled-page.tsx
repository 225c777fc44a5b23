import type { Route } from './+types/cancelled-page.ts'
import { headOf, shellOf } from '#shared/head.ts'
import { PaymentEnd } from './payment-end.tsx'

const title = 'Nothing was paid'
const text = 'You came without an order: nothing was ordered, held or charged.'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...headOf(shellOf(matches), {
    title: 'Payment not made',
    description: text,
    keywords: ['payment'],
    path: '/payment/cancelled',
  }),
  { name: 'robots', content: 'noindex' },
]

export default function CancelledPage() {
  return <PaymentEnd title={title} text={text} isBack />
}
