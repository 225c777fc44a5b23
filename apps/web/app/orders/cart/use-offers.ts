import type { Package } from '@pavilion/contract/packages/package-calls.ts'
import { useCallback } from 'react'
import { useAnswer } from '#state/use-answer.ts'
import { loadOffers } from '#shared/offer-calls.ts'

/** The packages on sale with all periods; empty until loaded. */
export function useOffers(ids: readonly string[]): readonly Package[] {
  const key = ids.join(' ')
  const load = useCallback(() => loadOffers(key.split(' ')), [key])
  const { answer } = useAnswer(load)
  return answer?.ok ? answer.data.data.items : []
}
