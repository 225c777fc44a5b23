import { MatchId, TeamId } from '@pavilion/contract/ids.ts'
import type { LiveNeeds, Standing } from '@pavilion/contract/tournaments/tournament-calls.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { oversText } from '@pavilion/cricket/formats/conditions.ts'
import { chaseNeeds, type OpenTable } from '@pavilion/cricket/qualification/chase-needs.ts'
import type { SideResult } from '@pavilion/cricket/standings/contribution.ts'
import { decimalText } from '@pavilion/cricket/standings/fraction.ts'
import { rulesFor } from '@pavilion/cricket/standings/known-rules.ts'
import { needsInnings } from '@pavilion/cricket/standings/points-rules.ts'
import type { Adjustment, PointsRules } from '@pavilion/cricket/standings/points-rules.ts'
import { tableOf } from '@pavilion/cricket/standings/table.ts'
import { tablesOf } from '@pavilion/cricket/standings/tables.ts'
import type { TableMatches } from '@pavilion/cricket/standings/tables.ts'
import type { TableRow } from '@pavilion/cricket/standings/table.ts'
import type { TeamRow } from '#records/references.queries.ts'
import { teamRef } from '#records/references.queries.ts'
import type { TableMatch } from '#matches/matches.ts'
import { readMatch, tableMatches } from '#matches/matches.ts'
import type { AppContext } from '#app-context.ts'
import { findAdjustments } from './fixtures/adjustments.queries.ts'
import { findByes } from './fixtures/swiss/swiss.queries.ts'
import { type Chance, qualified } from './qualified.ts'
import { groupTables, pointsRules } from './group-tables.ts'
import { findTableSetup } from './table-setup.queries.ts'

type Tournament = { readonly id: string; readonly name: string; readonly season: string }

type Tables = Rules & { readonly tables: readonly TableMatches<TableMatch>[] }

/** Matches that are left out, and the round up to which byes count. */
type Until = { readonly without: ReadonlySet<string>; readonly beforeRound: number }
const everything: Until = { without: new Set(), beforeRound: Number.POSITIVE_INFINITY }

type Adjusting = { readonly rules: PointsRules; readonly beforeRound: number }

/** Rulings, and the points of a win for each bye. */
async function adjustmentsOf(db: AppContext['db'], id: string, asked: Adjusting) {
  const { rules, beforeRound } = asked
  const ruled = await findAdjustments(db, id)
  const byes = (await findByes(db, id)).filter(({ round }) => round < beforeRound)
  return [
    ...ruled.map(({ team, points, reason }) => ({ team: team.id, points, reason })),
    ...byes.map(({ team, round }) => ({
      team: team.id,
      points: rules.points.won,
      reason: `Bye in round ${round}`,
    })),
  ]
}

/** What the tables are made of, and who plays in them. */
async function tablesNow(
  app: Pick<AppContext, 'db'>,
  { id, name, season }: Tournament,
  { without, beforeRound }: Until = everything,
): Promise<Tables> {
  const own = await findTableSetup(app.db, id)
  const rules = own === undefined ? rulesFor(name, season) : pointsRules(own.points)
  const all = await tableMatches(app, id, { facts: needsInnings(rules) })
  const matches = all.filter((match) => !without.has(match.id))
  const tables = own === undefined ? tablesOf(matches) : groupTables(own.entries, matches)
  const entered = (own?.entries ?? []).map(({ team }) => team)
  const adjustments =
    own === undefined ? [] : await adjustmentsOf(app.db, id, { rules, beforeRound })
  return { tables, rules, entered, adjustments, places: own?.qualifiers ?? 0 }
}

/** The rows of all tables of the tournament: stage by stage, group by group, each in its order. */
export async function standingsOf(
  app: Pick<AppContext, 'db'>,
  tournament: Tournament,
): Promise<Standing[]> {
  const { tables, ...rules } = await tablesNow(app, tournament)
  return tables.flatMap((table) => rowsOf(table, rulesOf(table, rules)))
}

/** How many go through is told of the groups; a super stage sends on as many as its knock-out takes. */
const rulesOf = ({ stage }: TableMatches<TableMatch>, rules: Rules): Rules =>
  stage === null ? rules : { ...rules, places: 0 }

/** What the sides that chase in live matches have to do to go through, as their tables stand. */
export async function liveNeedsOf(app: AppContext, tournament: Tournament): Promise<LiveNeeds[]> {
  const { tables, rules, adjustments, places } = await tablesNow(app, tournament)
  if (places === 0) return []
  const told = tables
    .filter(({ stage }) => stage === null)
    .flatMap(({ teams, matches }) => {
      const contributions = matches.flatMap(({ contribution }) => contribution ?? [])
      const table = { teams, contributions, rules, adjustments, places }
      return matches.filter(({ isLive }) => isLive).map((match) => ({ match, table }))
    })
  const needs = await Promise.all(
    told.map(async ({ match, table }) => {
      const state = await readMatch(app, match.id)
      return state === undefined ? null : needsOf(state, match, table)
    }),
  )
  return needs.flatMap((one) => one ?? [])
}

function needsOf(state: MatchState, match: TableMatch, table: OpenTable): LiveNeeds | null {
  const found = chaseNeeds(state, table)
  const team = match.sides.find(({ id }) => id === found?.chasing)
  if (found === null || team === undefined) return null
  const { target, needs } = found
  const { ballsPerOver } = state.setup.conditions
  const overs = needs.kind === 'by' ? oversText(needs.balls, ballsPerOver) : ''
  return { matchId: MatchId.parse(match.id), team: teamRef(team), target, kind: needs.kind, overs }
}

type Rules = {
  readonly rules: PointsRules
  readonly entered: readonly TeamRow[]
  readonly adjustments: readonly Adjustment[]
  /** How many go through; 0 where nobody does. */
  readonly places: number
}

function rowsOf(
  table: TableMatches<TableMatch>,
  { rules, entered, adjustments, places }: Rules,
): Standing[] {
  const { matches } = table
  const teams = teamsOf(table, entered)
  const rows = tableRows(table, { rules, entered, adjustments })
  const through = qualified(rows, { matches, rules, places })
  return rows.flatMap((row) => {
    const team = teams.get(row.team)
    if (team === undefined) return []
    return [{ ...standingOf(row, team, table), ...chanceOf(through.get(row.team), teams) }]
  })
}

/** The teams of a table by their ids, in the order of their names. */
function teamsOf(
  { matches, teams }: TableMatches<TableMatch>,
  entered: readonly TeamRow[],
): ReadonlyMap<string, TeamRow> {
  const known = [...entered, ...matches.flatMap(({ sides }) => sides)]
  const own = new Map(known.filter(({ id }) => teams.includes(id)).map((team) => [team.id, team]))
  const byName = [...own.values()].toSorted((one, other) => one.name.localeCompare(other.name))
  return new Map(byName.map((team) => [team.id, team]))
}

function tableRows(
  table: TableMatches<TableMatch>,
  { rules, entered, adjustments }: Omit<Rules, 'places'>,
): TableRow[] {
  const contributions = table.matches.flatMap(({ contribution }) => contribution ?? [])
  const teams = [...teamsOf(table, entered).keys()]
  return tableOf({ teams, contributions, rules, adjustments })
}

/** The tables of a tournament that was made here, as the engine has them. */
export async function tallied(app: Pick<AppContext, 'db'>, id: string, until = everything) {
  const { tables, ...rules } = await tablesNow(app, { id, name: '', season: '' }, until)
  const groups = tables.map((table) => ({ group: table.group, rows: tableRows(table, rules) }))
  return { groups, rules: rules.rules }
}

function chanceOf(
  chance: Chance | undefined,
  teams: ReadonlyMap<string, TeamRow>,
): Pick<Standing, 'qualification' | 'witness'> {
  const witness = (chance?.witness ?? []).flatMap(({ teams: [one, other], winner }) => {
    const [home, away] = [teams.get(one), teams.get(other)]
    if (home === undefined || away === undefined) return []
    const winnerId = winner === null ? null : TeamId.parse(winner)
    return [{ teams: [teamRef(home), teamRef(away)] satisfies [unknown, unknown], winnerId }]
  })
  return { qualification: chance?.status ?? null, witness }
}

function standingOf(
  row: TableRow,
  team: TeamRow,
  table: TableMatches<TableMatch>,
): Omit<Standing, 'qualification' | 'witness'> {
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
    adjustments: row.adjustments.map((one) => ({ points: one.points, reason: one.reason })),
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
