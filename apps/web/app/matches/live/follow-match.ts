import type { MatchSetup } from '@pavilion/cricket/setup.ts'
import { Connection } from './connection.ts'
import { Fold } from './fold.ts'
import type { Folded } from './fold.ts'
import { fetchLog, readEntry } from './match-log.ts'

type Told = {
  readonly onFolded: (folded: Folded) => void
  readonly onWatchers: (watchers: number) => void
}

/** Follows a match ball by ball. Answers the function that stops it. */
export function followMatch(matchId: string, setup: MatchSetup, told: Told): () => void {
  const fold = new Fold(setup)
  const connection = new Connection({
    address: `/live/${matchId}`,
    readEntry,
    fetchLog: (after) => fetchLog(matchId, after),
    onEntries: (entries) => told.onFolded(fold.take(entries)),
    onWatchers: told.onWatchers,
  })
  connection.start()
  return () => connection.stop()
}
