import { useCallback } from 'react'
import { entitlements } from '#calls/packages.ts'
import { send } from '#state/api.ts'
import type { Refused } from '#state/request.ts'
import { useAnswer } from '#state/use-answer.ts'
import { useClientState } from '#state/use-client-state.ts'

/** The answer for visitors who are not signed in, without asking the server. */
const nobody: Refused = { ok: false, status: 401, code: 'SIGNED_OUT', message: '', errors: [] }

/** What the signed-in account has bought and may do. Not cached, since payments change it. */
export function useEntitlements() {
  const isSignedIn = useClientState().auth.token !== null
  const load = useCallback(
    () => (isSignedIn ? send(entitlements) : Promise.resolve(nobody)),
    [isSignedIn],
  )
  return useAnswer(load)
}
