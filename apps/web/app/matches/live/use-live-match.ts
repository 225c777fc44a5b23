import type { MatchSetup } from '@pavilion/cricket/setup.ts'
import { startTransition, useEffect, useState } from 'react'
import { nothingSeen, watchMatch } from './live-match.ts'
import type { LiveSight } from './live-match.ts'

type Shown = { readonly id: string; readonly seq: number }
type Seen = { readonly of: string; readonly sight: LiveSight }

/**
 * Follows a match that the server rendered up to `seq`. Without a setup there is nothing to follow: the
 * match is over, or days away. Updates are transitions, so that parts of the page which are still loading
 * keep their server-rendered content.
 */
export function useLiveMatch({ id, seq }: Shown, setup: MatchSetup | null): LiveSight {
  const [seen, setSeen] = useState<Seen>()
  useEffect(() => {
    if (setup === null) return undefined
    return watchMatch({ matchId: id, setup, seq }, (sight) => {
      startTransition(() => setSeen({ of: id, sight }))
    })
  }, [id, seq, setup])
  return seen?.of === id ? seen.sight : nothingSeen
}
