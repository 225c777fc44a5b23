import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import { use, useEffect, useSyncExternalStore } from 'react'
import { mayChange, nothing, Scores } from './live-scores.tsx'

/** Whether the feed of live scores has a newer card of any of these. */
export function useHasNews(cards: readonly MatchCard[]): boolean {
  const store = use(Scores)
  const wanted = cards.some(mayChange)
  useEffect(() => (wanted ? store?.want() : undefined), [store, wanted])
  return useSyncExternalStore(
    store?.subscribe ?? nothing,
    () => cards.some(({ id, seq }) => (store?.read(id)?.seq ?? 0) > seq),
    () => false,
  )
}
