import type { Standing } from '@pavilion/contract/tournaments/tournament-calls.ts'
import { teamRef } from '#lists/references.queries.ts'
import type { StandingRow } from './standings.queries.ts'

const WIN = 2
const SHARED = 1

/** The table sorted by group, points, wins, net run rate and name. */
export function standingsOf(rows: readonly StandingRow[]): Standing[] {
  return rows.map(standingOf).sort(byPlace)
}

function standingOf(row: StandingRow): Standing {
  const shared = row.tied + row.drawn + row.noResult
  return {
    ...row,
    team: teamRef(row.team),
    points: row.won * WIN + shared * SHARED,
    form: row.form.toReversed(),
  }
}

function byPlace(one: Standing, other: Standing): number {
  return (
    (one.group ?? '').localeCompare(other.group ?? '') ||
    other.points - one.points ||
    other.won - one.won ||
    (other.netRunRate ?? 0) - (one.netRunRate ?? 0) ||
    one.team.name.localeCompare(other.team.name)
  )
}
