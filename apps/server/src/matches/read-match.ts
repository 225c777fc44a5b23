import type { Entry, Fact } from '@pavilion/cricket/facts.ts'
import { replay } from '@pavilion/cricket/fold/match.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import type { AppContext } from '#app-context.ts'
import { foldedMatches } from './folded-matches.ts'
import type { Folded } from './folded-matches.ts'
import type { LogRow, MatchRow } from './match-log.queries.ts'
import { findMatch, findUpdatedAt } from './match-log.queries.ts'

/**
 * A match folded from its log; undefined when there is none. The state is shared: read it before the next
 * await, and do not fold into it.
 */
export async function readMatch(
  app: Pick<AppContext, 'db' | 'pool'>,
  matchId: string,
): Promise<MatchState | undefined> {
  const folded = foldedMatches(app)
  const updatedAt = await findUpdatedAt(app.db, matchId)
  if (updatedAt === undefined) return undefined
  const state = folded.current(matchId, updatedAt)
  if (state !== undefined) return state
  const row = await findMatch(app.db, matchId)
  if (row === undefined) return undefined
  const read = foldRow(row)
  folded.keep(matchId, read)
  return read.state
}

export const foldRow = (row: MatchRow): Folded => ({
  state: replay(row.setup, entriesOf(row, 0)),
  updatedAt: row.updatedAt,
  isSealed: row.sealed !== null,
})

/** The entries after a seq, oldest first. */
export function entriesOf({ sealed, events }: LogRow, after: number): Entry[] {
  if (sealed === null) return events
  const facts: readonly Fact[] = JSON.parse(sealed)
  const entries: Entry[] = facts.map((fact, at) => ({ seq: at + 1, fact }))
  return [...entries.slice(after), ...events]
}
