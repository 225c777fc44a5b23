import type { Entry } from '@pavilion/cricket/facts.ts'
import { Connection } from './connection.ts'
import type { Fold, Folded } from './fold.ts'
import type { Followed } from './live-match.ts'
import { fetchLog, readEntry } from './match-log.ts'

type Told = {
  readonly onFolded: (folded: Folded) => void
  readonly onWatchers: (watchers: number) => void
}

/** Follows a match ball by ball. The engine is fetched when the first news comes. Answers the function
 * that stops it. */
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
      // Without the engine they go on waiting, and the next ball tries again.
      foldWaiting().catch(() => undefined)
    },
    onWatchers: told.onWatchers,
  })
  connection.start()
  return () => connection.stop()
}
