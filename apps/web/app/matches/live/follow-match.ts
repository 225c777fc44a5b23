import type { Entry } from '@pavilion/cricket/facts.ts'
import type { MatchSetup } from '@pavilion/cricket/setup.ts'
import { fetchLog } from '#shared/fetch-log.ts'
import { Connection } from './connection.ts'
import type { Fold, Folded } from './fold.ts'
import { readEntry } from './match-log.ts'

/** A match to follow, and the seq that the page shows. */
export type Followed = {
  readonly matchId: string
  readonly setup: MatchSetup
  readonly seq: number
}

type Told = {
  readonly onFolded: (folded: Folded) => void
  readonly onWatchers: (watchers: number) => void
}

/**
 * Follows a match ball by ball. The engine is loaded when the first news arrives. Answers the function that
 * stops it.
 */
export function followMatch({ matchId, setup, seq }: Followed, told: Told): () => void {
  let fold: Fold | undefined
  let waiting: Entry[] = []
  const foldWaiting = async () => {
    const engine = await import('./fold.ts')
    fold ??= new engine.Fold(setup)
    const entries = waiting
    waiting = []
    if (entries.length > 0) told.onFolded(fold.take(entries))
  }
  const connection = new Connection<Entry>({
    address: `/live/${matchId}`,
    page: seq,
    readEntry,
    fetchLog: (after) => fetchLog(matchId, after),
    onEntries: (entries) => {
      waiting.push(...entries)
      // When the engine cannot be loaded the entries wait, and the next ball tries again.
      foldWaiting().catch(() => undefined)
    },
    onWatchers: told.onWatchers,
  })
  connection.start()
  return () => connection.stop()
}
