import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@pavilion/contract/contract.ts'
import { api } from '#state/api.ts'

type Packages = InferContractRouterOutputs<typeof contract>['packages']['filter']

/** Those of the packages that are still on sale, with their prices. */
export const loadOffers = (ids: readonly string[]) =>
  api.send<Packages>({
    method: 'POST',
    path: '/ecommerce/packages/filter',
    body: { filter: { id: ids } },
  })
