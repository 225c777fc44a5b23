import { createContext, useEffect, useState } from 'react'
import { limitsOfMatch, type MatchLimits } from './limit-store.ts'

/** Whom directives limit in the match on the pad; null before that is known. */
export const LimitsContext = createContext<MatchLimits | null>(null)

/** Asked when the pad opens, and again when the network is back. */
export function useLimits(matchId: string): MatchLimits | null {
  const [limits, setLimits] = useState<MatchLimits | null>(null)
  useEffect(() => {
    const left = new AbortController()
    const ask = async () => {
      const told = await limitsOfMatch(matchId)
      if (!left.signal.aborted && told !== null) setLimits(told)
    }
    void ask()
    window.addEventListener('online', () => void ask(), { signal: left.signal })
    return () => left.abort()
  }, [matchId])
  return limits
}
