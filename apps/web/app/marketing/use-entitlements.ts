import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@pavilion/contract/contract.ts'
import { useCallback } from 'react'
import { api } from '#state/api.ts'
import type { Refused } from '#state/attempt.ts'
import { useAnswer } from '#state/use-answer.ts'
import { useClientState } from '#state/use-client-state.ts'

type Told = InferContractRouterOutputs<typeof contract>['ecommerce']['entitlements']

/** Nobody is logged in, so nothing was asked. */
const nobody: Refused = { ok: false, status: 401, code: 'SIGNED_OUT', message: '', errors: [] }

/** What whoever is logged in has bought and may do. Never from memory: it changes with a payment. */
export function useEntitlements() {
  const isSignedIn = useClientState().auth.token !== null
  const load = useCallback(
    () =>
      isSignedIn
        ? api.send<Told>({ method: 'GET', path: '/ecommerce/entitlements' })
        : Promise.resolve(nobody),
    [isSignedIn],
  )
  return useAnswer(load)
}
