import type { TournamentSummary } from '@pavilion/contract/tournament-calls.ts'
import { formatLabel } from '#lists/labels.ts'
import { tournamentRef } from '#lists/references.queries.ts'
import type { World } from '#world.ts'
import type { TournamentListRow } from './tournament-list.queries.ts'

/** A tournament as lists show it; watchers are the open streams of its matches. */
export function tournamentSummary(world: World, row: TournamentListRow): TournamentSummary {
  const { formats, liveMatchIds } = row
  return {
    ...tournamentRef(row),
    ...row,
    formatNames: formats.map(formatLabel),
    watchers: liveMatchIds.reduce((sum, id) => sum + world.live.watchers(id), 0),
  }
}
