import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@pavilion/contract/contract.ts'
import type { SandboxOutcome } from '@pavilion/contract/orders/sandbox-calls.ts'
import { api } from '#state/api.ts'

type Outputs = InferContractRouterOutputs<typeof contract>

export const decide = (reference: string, outcome: SandboxOutcome) =>
  api.send<Outputs['orders']['decideSandbox']>({
    method: 'POST',
    path: `/payments/sandbox/${reference}/decide`,
    body: { outcome },
  })

export const cancelOrder = (orderId: string) =>
  api.send<Outputs['orders']['cancel']>({
    method: 'POST',
    path: `/orders/${orderId}/cancel`,
    body: {},
  })
