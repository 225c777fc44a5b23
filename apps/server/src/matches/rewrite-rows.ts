import type { Entry, Fact } from '@pavilion/cricket/facts.ts'
import { isCorrection } from '@pavilion/cricket/facts.ts'
import { isBall } from '@pavilion/cricket/fold/state.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import type { Db } from '#db/connect.ts'
import { contributionRows } from './contribution-rows.ts'
import type { MatchRows } from './match-rows.ts'
import { inningsRows, noRows } from './match-rows.ts'
import { deleteRows, deleteTotals, insertRows } from './record.queries.ts'

/** How far a match has come: its innings, and the deliveries of the last one. */
export type Extent = { readonly innings: number; readonly deliveries: number }

export const extentOf = ({ innings }: MatchState): Extent => ({
  innings: innings.length,
  deliveries: innings.at(-1)?.entries.filter(isBall).length ?? 0,
})

/** These facts change earlier innings too; all others change only the current one. */
const reachesBack = (fact: Fact): boolean => isCorrection(fact) || fact.type === 'penalty-awarded'

type Change = {
  readonly state: MatchState
  readonly entries: readonly Entry[]
  /** The extent of the match before the entries. */
  readonly known: Extent
}

/** Rewrites the rows of the innings that the entries changed. */
export async function rewriteRows(
  db: Db,
  matchId: string,
  { state, entries, known }: Change,
): Promise<void> {
  if (entries.some(({ fact }) => reachesBack(fact))) {
    await deleteRows(db, matchId, 1)
    await insertRows(db, rowsFrom(matchId, state, { innings: 0, deliveries: 0 }))
  } else {
    await deleteTotals(db, matchId, known.innings)
    await insertRows(db, rowsFrom(matchId, state, known))
  }
}

/** The rows of the last known innings, without its known deliveries, of later innings, and of the result. */
function rowsFrom(matchId: string, state: MatchState, known: Extent): MatchRows {
  const rows = noRows()
  for (const innings of state.innings.slice(Math.max(0, known.innings - 1))) {
    const more = inningsRows(matchId, innings)
    const from = innings.number === known.innings ? known.deliveries : 0
    rows.innings.push(...more.innings)
    rows.deliveries.push(...more.deliveries.slice(from))
    rows.batting.push(...more.batting)
    rows.bowling.push(...more.bowling)
  }
  return { ...rows, contributions: contributionRows(matchId, state) }
}
