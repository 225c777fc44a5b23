import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@pavilion/contract/contract.ts'
import { api } from '#state/api.ts'

type Calls = InferContractRouterOutputs<typeof contract>

/** Purchases other than bookings, latest first. */
export const loadPurchases = (size: number, after?: string) =>
  api.send<Calls['orders']['filter']>({
    method: 'POST',
    path: '/orders/filter',
    body: {
      filter: { kind: ['package'] },
      sort: 'latest',
      page: { size, ...(after !== undefined && { after }) },
    },
  })
