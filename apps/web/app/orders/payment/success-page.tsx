import type { Route } from './+types/success-page.ts'
import { headOf, shellOf } from '#shared/head.ts'
import * as t from '#texts/orders.ts'
import { PaymentEnd } from './payment-end.tsx'

const title = t.noPaymentToShow
const text = t.yourOrdersAndInvoicesAppear

export const meta: Route.MetaFunction = ({ matches }) => [
  ...headOf(shellOf(matches), {
    title: t.yourPayment,
    description: text,
    keywords: ['payment'],
    path: '/payment/success',
  }),
  { name: 'robots', content: 'noindex' },
]

export default function SuccessPage() {
  return <PaymentEnd title={title} text={text} isBack={false} />
}
