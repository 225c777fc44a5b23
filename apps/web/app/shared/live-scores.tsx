import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { createScores } from './scores-store.ts'
import type { ScoresStore } from './scores-store.ts'
import { followScores } from './scores-feed.ts'

export const Scores = createContext<ScoresStore | undefined>(undefined)

/** Provides live scores to all lists of the page, over one connection while any of them is in view. */
export function LiveScores({ children }: { readonly children: ReactNode }) {
  const [store] = useState(() => createScores(followScores))
  return <Scores value={store}>{children}</Scores>
}

export const nothing = () => () => undefined

/** The current card: the given one, until the feed has a newer one. */
export function useLiveCard(card: MatchCard): MatchCard {
  const store = use(Scores)
  const latest = useSyncExternalStore(
    store?.subscribe ?? nothing,
    () => store?.read(card.id),
    () => undefined,
  )
  const wanted = mayChange(card)
  useEffect(() => (wanted ? store?.want() : undefined), [store, wanted])
  return latest !== undefined && latest.seq > card.seq ? latest : card
}

export const mayChange = ({ status }: MatchCard) => status === 'live' || status === 'upcoming'
