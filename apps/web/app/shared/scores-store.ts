import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'

export type Take = (card: MatchCard) => void

export type ScoresStore = {
  readonly subscribe: (changed: () => void) => () => void
  readonly read: (matchId: string) => MatchCard | undefined
  /** Opens the feed. It is closed when everyone who opened it has called the answered function. */
  readonly want: () => () => void
}

/**
 * The latest card of each match in the feed. `follow` opens the feed and answers the function that closes
 * it.
 */
export function createScores(follow: (take: Take) => () => void): ScoresStore {
  const cards = new Map<string, MatchCard>()
  const readers = new Set<() => void>()
  let wanted = 0
  let stop: (() => void) | undefined

  const take: Take = (card) => {
    const known = cards.get(card.id)
    if (known !== undefined && known.seq >= card.seq) return
    cards.set(card.id, card)
    for (const changed of readers) changed()
  }

  return {
    subscribe: (changed) => {
      readers.add(changed)
      return () => readers.delete(changed)
    },
    read: (matchId) => cards.get(matchId),
    want: () => {
      wanted += 1
      stop ??= follow(take)
      return () => {
        wanted -= 1
        if (wanted > 0) return
        stop?.()
        stop = undefined
      }
    },
  }
}
