import { createContext, useEffect, useState } from 'react'
import type { Limited, NextOver } from './over-limits.ts'

/** What a directive says of somebody who is to bowl the next over; null where it says nothing. */
export type LimitOf = (over: NextOver) => Limited | null

/** What directives say in the match on the pad; null before that is known. */
export const LimitsContext = createContext<LimitOf | null>(null)

/** Loaded apart from the pad, since few matches have a directive. */
async function limitOfMatch(matchId: string): Promise<LimitOf | null> {
  const { limitsOfMatch } = await import('./limit-store.ts')
  const limits = await limitsOfMatch(matchId)
  if (limits === null) return null
  const { limitedBy } = await import('./over-limits.ts')
  return (over) => limitedBy(limits, over)
}

/** Asked when the pad opens, and again when the network is back. */
export function useLimits(matchId: string): LimitOf | null {
  const [limitOf, setLimitOf] = useState<LimitOf | null>(null)
  useEffect(() => {
    const left = new AbortController()
    const ask = async () => {
      const told = await limitOfMatch(matchId).catch(() => null)
      if (!left.signal.aborted && told !== null) setLimitOf(() => told)
    }
    void ask()
    window.addEventListener('online', () => void ask(), { signal: left.signal })
    return () => left.abort()
  }, [matchId])
  return limitOf
}
