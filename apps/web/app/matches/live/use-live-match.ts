import type { MatchSetup } from '@pavilion/cricket/setup.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { createLiveMatch, nothingSeen } from './live-match.ts'
import type { LiveSight } from './live-match.ts'

const silence = () => () => undefined
const nothing = () => nothingSeen

type Shown = { readonly id: string; readonly seq: number }

/** What goes on in a match that the server's page shows up to `seq`. Without a setup there is nothing to
 * follow: it is over, or days away. */
export function useLiveMatch({ id, seq }: Shown, setup: MatchSetup | null): LiveSight {
  const live = useMemo(
    () => (setup === null ? undefined : createLiveMatch({ matchId: id, setup, seq })),
    [id, setup, seq],
  )
  return useSyncExternalStore(live?.subscribe ?? silence, live?.read ?? nothing, nothing)
}
