import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@pavilion/contract/contract.ts'
import { api } from '#state/api.ts'

type Outputs = InferContractRouterOutputs<typeof contract>

export const loadOrder = (orderId: string) =>
  api.send<Outputs['orders']['show']>({ method: 'GET', path: `/orders/${orderId}` })

export const linkFor = (orderId: string) =>
  api.send<Outputs['orders']['paymentLink']>({
    method: 'POST',
    path: '/ecommerce/payments/generate-payment-link',
    body: { orderId },
  })

export const loadInvoice = (orderId: string) =>
  api.send<Outputs['orders']['report']>({
    method: 'POST',
    path: '/cricconnect/reports/generate-report',
    body: { orderId },
  })
