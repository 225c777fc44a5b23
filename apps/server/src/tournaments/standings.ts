import type { Standing } from '@pavilion/contract/tournaments/tournament-calls.ts'
import type { SideResult } from '@pavilion/cricket/standings/contribution.ts'
import { decimalText } from '@pavilion/cricket/standings/fraction.ts'
import { rulesFor } from '@pavilion/cricket/standings/known-rules.ts'
import { needsInnings } from '@pavilion/cricket/standings/points-rules.ts'
import type { PointsRules } from '@pavilion/cricket/standings/points-rules.ts'
import { tableOf } from '@pavilion/cricket/standings/table.ts'
import { tablesOf } from '@pavilion/cricket/standings/tables.ts'
import type { TableMatches } from '@pavilion/cricket/standings/tables.ts'
import type { TableRow } from '@pavilion/cricket/standings/table.ts'
import type { TeamRow } from '#records/references.queries.ts'
import { teamRef } from '#records/references.queries.ts'
import type { TableMatch } from '#matches/matches.ts'
import { tableMatches } from '#matches/matches.ts'
import type { AppContext } from '#app-context.ts'
import { groupTables, pointsRules } from './group-tables.ts'
import { findTableSetup } from './table-setup.queries.ts'

type Tournament = { readonly id: string; readonly name: string; readonly season: string }

/** The rows of all tables of the tournament: stage by stage, group by group, each in its order. */
export async function standingsOf(
  app: AppContext,
  { id, name, season }: Tournament,
): Promise<Standing[]> {
  const own = await findTableSetup(app.db, id)
  const rules = own === undefined ? rulesFor(name, season) : pointsRules(own.points)
  const matches = await tableMatches(app, id, { facts: needsInnings(rules) })
  const tables = own === undefined ? tablesOf(matches) : groupTables(own.entries, matches)
  const entered = (own?.entries ?? []).map(({ team }) => team)
  return tables.flatMap((table) => rowsOf(table, { rules, entered }))
}

type Rules = { readonly rules: PointsRules; readonly entered: readonly TeamRow[] }

function rowsOf(table: TableMatches<TableMatch>, { rules, entered }: Rules): Standing[] {
  const { matches } = table
  const known = [...entered, ...matches.flatMap(({ sides }) => sides)]
  const teams = new Map<string, TeamRow>(
    known.filter(({ id }) => table.teams.includes(id)).map((team) => [team.id, team]),
  )
  const byName = [...teams.values()].toSorted((one, other) => one.name.localeCompare(other.name))
  const contributions = matches.flatMap(({ contribution }) => contribution ?? [])
  const rows = tableOf({ teams: byName.map((team) => team.id), contributions, rules })
  return rows.flatMap((row) => {
    const team = teams.get(row.team)
    return team === undefined ? [] : [standingOf(row, team, table)]
  })
}

function standingOf(row: TableRow, team: TeamRow, table: TableMatches<TableMatch>): Standing {
  const { played, won, lost, tied, drawn, noResult, points, netRunRate } = row
  const { stage, group, matches } = table
  const own = matches.filter(({ teams }) => teams.includes(team.id))
  return {
    team: teamRef(team),
    stage,
    group,
    played,
    won,
    lost,
    tied,
    drawn,
    noResult,
    points,
    netRunRate: netRunRate === null ? null : Number(decimalText(netRunRate, 3)),
    form: formOf(own, team.id),
    isPlaying: own.some(({ isLive }) => isLive),
  }
}

const letters = {
  won: 'W',
  lost: 'L',
  tied: 'T',
  drawn: 'D',
  'no result': 'N',
} as const satisfies Record<SideResult, Standing['form'][number]>

const LATEST = 5

function formOf(matches: readonly TableMatch[], team: string): Standing['form'] {
  const sides = matches.flatMap(({ contribution }) => contribution?.sides ?? [])
  return sides
    .filter((side) => side.team === team)
    .slice(-LATEST)
    .map(({ result }) => letters[result])
}
