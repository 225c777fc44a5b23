import type { Route } from './+types/cancelled-page.ts'
import { headOf, shellOf } from '#shared/head.ts'
import * as t from '#texts/orders.ts'
import { PaymentEnd } from './payment-end.tsx'

const title = t.noPaymentWasTaken
const text = t.thereIsNoOrderHere

export const meta: Route.MetaFunction = ({ matches }) => [
  ...headOf(shellOf(matches), {
    title: t.paymentNotCompleted,
    description: text,
    keywords: ['payment'],
    path: '/payment/cancelled',
  }),
  { name: 'robots', content: 'noindex' },
]

export default function CancelledPage() {
  return <PaymentEnd title={title} text={text} isBack />
}
