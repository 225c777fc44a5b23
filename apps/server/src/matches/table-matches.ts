import type { RuledContribution } from '@pavilion/cricket/standings/points-rules.ts'
import type { StagedMatch } from '@pavilion/cricket/standings/tables.ts'
import type { TeamRow } from '#records/references.queries.ts'
import type { AppContext } from '#app-context.ts'
import { contributionFrom, contributionRows } from './contribution-rows.ts'
import { findMatch, lockMatch } from './match-log.queries.ts'
import { foldRow } from './read-match.ts'
import type { TableMatchRow } from './table-matches.queries.ts'
import {
  findTableMatches,
  findUncontributed,
  insertContributions,
} from './table-matches.queries.ts'

/** A match as its tournament's table needs it. */
export type TableMatch = StagedMatch & {
  readonly id: string
  readonly isLive: boolean
  readonly sides: readonly [TeamRow, TeamRow]
  /** Null while there is no result. */
  readonly contribution: RuledContribution | null
}

/** All matches of a tournament, the earliest first; without `facts` their innings are left empty. */
export async function tableMatches(
  { db }: Pick<AppContext, 'db'>,
  tournamentId: string,
  which: { readonly facts: boolean },
): Promise<TableMatch[]> {
  for (const id of await findUncontributed(db, tournamentId)) await contribute(db, id)
  const rows = await findTableMatches(db, tournamentId, which)
  return rows.map(tableMatch)
}

/** Makes the rows of a match that was finished before there were any. */
async function contribute(db: AppContext['db'], matchId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockMatch(transaction, matchId)
    const row = await findMatch(transaction, matchId)
    if (row === undefined) return
    await insertContributions(transaction, contributionRows(matchId, foldRow(row).state))
  })
}

function tableMatch({ status, contributions, ...row }: TableMatchRow): TableMatch {
  const [one, other] = row.sides
  return {
    ...row,
    teams: [one.id, other.id],
    isLive: status === 'live',
    contribution: contributionFrom(contributions),
  }
}
