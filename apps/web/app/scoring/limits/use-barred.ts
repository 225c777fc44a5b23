import { isSameName } from '@pavilion/cricket/text/same-name.ts'
import { createContext, useEffect, useState } from 'react'
import type { BarredSides } from './barred-store.ts'

/** Those who may not play in the match on the pad, by side. */
export const BarredContext = createContext<BarredSides>([])

/** Asked when the pad opens, and again when the network is back. */
export function useBarred(matchId: string): BarredSides {
  const [barred, setBarred] = useState<BarredSides>([])
  useEffect(() => {
    const left = new AbortController()
    const ask = async () => {
      const { barredInMatch } = await import('./barred-store.ts')
      const told = await barredInMatch(matchId).catch(() => [])
      if (!left.signal.aborted) setBarred(told)
    }
    void ask()
    window.addEventListener('online', () => void ask(), { signal: left.signal })
    return () => left.abort()
  }, [matchId])
  return barred
}

/** The rule against somebody of this name who would play for a team. */
export const ruleAgainst = (barred: BarredSides, team: string, name: string) =>
  barred
    .find(({ teamId }) => teamId === team)
    ?.players.find((player) => isSameName(player.name, name))
