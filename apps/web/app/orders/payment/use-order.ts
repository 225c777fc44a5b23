import type { Order } from '@pavilion/contract/orders/order-fields.ts'
import { useCallback, useEffect, useState } from 'react'
import { useClientState } from '#state/use-client-state.ts'
import { useAnswer } from '#state/use-answer.ts'
import type { Refused } from '#state/request.ts'
import { loadOrder } from '#shared/order-calls.ts'

const PATIENCE_MS = 3_000
const MOST_LOOKS = 40

export type SeenOrder =
  | { readonly state: 'waiting' }
  | { readonly state: 'signed-out' }
  | { readonly state: 'refused'; readonly refusal: Refused }
  | { readonly state: 'seen'; readonly order: Order; readonly again: () => void }

/**
 * The order of an address, for the signed-in buyer. While its payment is pending it is reloaded for two
 * minutes.
 */
export function useOrder(orderId: string): SeenOrder {
  const { isRestored, auth } = useClientState()
  const isSignedIn = auth.token !== null
  const load = useCallback(
    () => (isSignedIn ? loadOrder(orderId) : new Promise<never>(() => undefined)),
    [orderId, isSignedIn],
  )
  const { answer, again } = useAnswer(load)
  const order = answer?.ok ? answer.data.data : undefined
  useLookingAgain(order?.status === 'pending', again)
  if (isRestored && !isSignedIn) return { state: 'signed-out' }
  if (answer === undefined) return { state: 'waiting' }
  return answer.ok
    ? { state: 'seen', order: answer.data.data, again }
    : { state: 'refused', refusal: answer }
}

function useLookingAgain(isWorthwhile: boolean, again: () => void): void {
  const [looks, setLooks] = useState(0)
  useEffect(() => {
    if (!isWorthwhile || looks >= MOST_LOOKS) return undefined
    const timer = setTimeout(() => {
      setLooks(looks + 1)
      again()
    }, PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isWorthwhile, looks, again])
}
