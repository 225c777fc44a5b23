import type { MatchSetup } from '@pavilion/cricket/setup.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { createLiveMatch, nothingSeen } from './live-match.ts'
import type { LiveSight } from './live-match.ts'

const silence = () => () => undefined
const nothing = () => nothingSeen

/** What goes on in a match. Without a setup there is nothing to follow: it is over, or days away. */
export function useLiveMatch(matchId: string, setup: MatchSetup | null): LiveSight {
  const live = useMemo(
    () => (setup === null ? undefined : createLiveMatch(matchId, setup)),
    [matchId, setup],
  )
  return useSyncExternalStore(live?.subscribe ?? silence, live?.read ?? nothing, nothing)
}
