import type { TournamentSummary } from '@pavilion/contract/tournaments/tournament-calls.ts'
import { formatLabel } from '#records/labels.ts'
import { tournamentRef } from '#records/references.queries.ts'
import type { AppContext } from '#app-context.ts'
import type { TournamentListRow } from './tournament-list.queries.ts'

/** A tournament as lists show it; watchers are the open streams of its matches. */
export function tournamentSummary(app: AppContext, row: TournamentListRow): TournamentSummary {
  const { formats, liveMatchIds } = row
  return {
    ...tournamentRef(row),
    ...row,
    formatNames: formats.map(formatLabel),
    watchers: liveMatchIds.reduce((sum, id) => sum + app.live.watchers(id), 0),
  }
}
