import type { Board } from '@pavilion/cricket/views/board.ts'
import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import { useEffect, useState } from 'react'
import { useLiveCard } from '#shared/live-scores.tsx'

type Shown = { readonly card: MatchCard; readonly board: Board }

/** The current board of a match, reloaded whenever its card reports a new ball. */
export function useBoard(given: Shown): Shown {
  const card = useLiveCard(given.card)
  const [latest, setLatest] = useState(given)
  const known = latest.card.seq
  useEffect(() => {
    if (card.seq <= known) return undefined
    const giveUp = new AbortController()
    void readSnapshot(card.id, giveUp.signal).then((shown) => shown && setLatest(shown))
    return () => giveUp.abort()
  }, [card.id, card.seq, known])
  return given.card.seq > latest.card.seq ? given : latest
}

async function readSnapshot(matchId: string, signal: AbortSignal): Promise<Shown | undefined> {
  try {
    const answer = await fetch(`/live/${matchId}.json`, { signal, cache: 'no-cache' })
    return answer.ok ? await answer.json() : undefined
  } catch {
    // The page was left, or is offline; the next ball loads again.
    return undefined
  }
}
