import { TeamId } from '@pavilion/contract/ids.ts'
import type { PointsRules as StatedRules } from '@pavilion/contract/tournaments/points-fields.ts'
import type { Standing } from '@pavilion/contract/tournaments/tournament-calls.ts'
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
import { tableMatches } from '#matches/matches.ts'
import type { AppContext } from '#app-context.ts'
import { findAdjustments } from './fixtures/adjustments.queries.ts'
import { findByes } from './fixtures/swiss/swiss.queries.ts'
import { type Chance, qualified } from './qualified.ts'
import { groupTables, pointsRules } from './group-tables.ts'
import { findEarlierRules } from './match-points.queries.ts'
import { lotsInForce } from './lots/lots-in-force.ts'
import { findTableSetup, type TableEntry } from './table-setup.queries.ts'

export type Tournament = { readonly id: string; readonly name: string; readonly season: string }

type Tables = Rules & { readonly tables: readonly TableMatches<TableMatch>[] }

/**
 * Matches that are left out, and the round up to which byes count. `instead`: what matches bring by their ids, as if
 * they were otherwise; null for no result.
 */
type Until = {
  readonly without: ReadonlySet<string>
  readonly beforeRound: number
  readonly instead?: ReadonlyMap<string, TableMatch['contribution']>
}
export const everything: Until = { without: new Set(), beforeRound: Number.POSITIVE_INFINITY }

type Adjusting = { readonly rules: PointsRules; readonly beforeRound: number }

/** Rulings, and the points of a win for each bye. */
async function adjustmentsOf(db: AppContext['db'], id: string, asked: Adjusting) {
  const { rules, beforeRound } = asked
  const ruled = await findAdjustments(db, id)
  const byes = (await findByes(db, id)).filter(({ round }) => round < beforeRound)
  return [
    ...ruled.map(({ team, points, fine, reason }) => ({ team: team.id, points, fine, reason })),
    ...byes.map(({ team, round }) => ({
      team: team.id,
      points: rules.points.won,
      reason: `Bye in round ${round}`,
    })),
  ]
}

/** What the tables are made of, and who plays in them. */
export async function tablesNow(
  app: Pick<AppContext, 'db'>,
  { id, name, season }: Tournament,
  until: Until = everything,
): Promise<Tables> {
  const own = await findTableSetup(app.db, id)
  if (own === undefined) return fromFile(app, { id, name, season }, until)
  const rules = pointsRules(own.points)
  const { entries, qualifiers, isStraight } = own
  const earlier = await earlierRules(app.db, id, own.points)
  const matches = await matchesFor(app, id, { rules, until, earlier })
  const tables = isStraight ? [] : groupTables(entries, matches, rules)
  const entered = entries.map(({ team }) => team)
  return {
    tables,
    rules,
    entered,
    adjustments: await adjustmentsOf(app.db, id, { rules, beforeRound: until.beforeRound }),
    seeding: seedingOf(entries),
    lots: await lotsInForce(app.db, id, { tables, entered }),
    places: qualifiers,
  }
}

/** The rules that matches count by, where these are not those of the tournament. */
async function earlierRules(db: AppContext['db'], id: string, now: StatedRules) {
  const rows = await findEarlierRules(db, id)
  return new Map(rows.map(({ matchId, rules }) => [matchId, pointsRules({ ...now, ...rules })]))
}

/** By which rules the tables of the tournament are made. */
export async function rulesInForce(
  { db }: Pick<AppContext, 'db'>,
  { id, name, season }: Tournament,
): Promise<StatedRules> {
  const own = await findTableSetup(db, id)
  return own?.points ?? (structuredClone(rulesFor(name, season)) as StatedRules)
}

/** Of a tournament that came from a file only its name says by which rules it is played. */
async function fromFile(
  app: Pick<AppContext, 'db'>,
  { id, name, season }: Tournament,
  until: Until,
): Promise<Tables> {
  const rules = rulesFor(name, season)
  const tables = tablesOf(await matchesFor(app, id, { rules, until, earlier: new Map() }))
  return { tables, rules, entered: [], adjustments: [], seeding: [], lots: [], places: 0 }
}

type Asked = {
  readonly rules: PointsRules
  readonly until: Until
  /** By the ids of matches. */
  readonly earlier: ReadonlyMap<string, PointsRules>
}

async function matchesFor(app: Pick<AppContext, 'db'>, id: string, asked: Asked) {
  const { rules, earlier, until } = asked
  const { without, instead } = until
  const all = await tableMatches(app, id, {
    facts: [rules, ...earlier.values()].some(needsInnings),
  })
  return all
    .filter((match) => !without.has(match.id))
    .map((match) => {
      const other = instead?.get(match.id)
      const contribution = other === undefined ? match.contribution : other
      const earlierRules = earlier.get(match.id)
      return { ...match, contribution: contribution && { ...contribution, earlierRules } }
    })
}

const seedingOf = (entries: readonly TableEntry[]): string[] =>
  entries
    .flatMap(({ team, seed }) => (seed === null ? [] : [{ id: team.id, seed }]))
    .toSorted((one, other) => one.seed - other.seed)
    .map(({ id }) => id)

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

type Rules = {
  readonly rules: PointsRules
  readonly entered: readonly TeamRow[]
  readonly adjustments: readonly Adjustment[]
  /** Ids of teams, the best seed first. */
  readonly seeding: readonly string[]
  readonly lots: readonly (readonly string[])[]
  /** How many go through; 0 where nobody does. */
  readonly places: number
}

function rowsOf(table: TableMatches<TableMatch>, made: Rules): Standing[] {
  const { rules, entered, places } = made
  const { matches } = table
  const teams = teamsOf(table, entered)
  const rows = tableRows(table, made)
  const playing = new Set<string>(entered.map(({ id }) => id))
  const through = qualified(rows, { matches, rules, places, playing })
  return rows.flatMap((row) => {
    const team = teams.get(row.team)
    if (team === undefined) return []
    const average = isByAverage(rules) && row.played > 0 ? averageOf(row) : null
    const hasWithdrawn = playing.size > 0 && !playing.has(row.team)
    const standing = { ...standingOf(row, team, table), average, hasWithdrawn }
    return [{ ...standing, ...chanceOf(through.get(row.team), teams) }]
  })
}

const isByAverage = ({ order }: PointsRules): boolean => order.includes('points per match')

const averageOf = ({ points, played }: TableRow): number =>
  Math.round((points * 1000) / played) / 1000

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
  { entered, ...made }: Omit<Rules, 'places'>,
): TableRow[] {
  const contributions = table.matches.flatMap(({ contribution }) => contribution ?? [])
  const teams = [...teamsOf(table, entered).keys()]
  return tableOf({ ...made, teams, contributions })
}

/** The tables of a tournament that was made here, as the engine has them. */
export const tallied = (app: Pick<AppContext, 'db'>, id: string, until = everything) =>
  talliedAs(app, { id, name: '', season: '' }, until)

/** The tables of any tournament, as the engine has them. */
export async function talliedAs(app: Pick<AppContext, 'db'>, tournament: Tournament, until: Until) {
  const { tables, ...made } = await tablesNow(app, tournament, until)
  const { rules, lots, entered } = made
  return {
    tables: tables.map((table) => ({
      stage: table.stage,
      group: table.group,
      rows: tableRows(table, made),
    })),
    rules,
    lots,
    playing: new Set<string>(entered.map(({ id: team }) => team)),
    teams: new Map(tables.flatMap((table) => [...teamsOf(table, entered)])),
  }
}

export type Tallied = Awaited<ReturnType<typeof tallied>>

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
): Omit<Standing, 'average' | 'hasWithdrawn' | 'qualification' | 'witness'> {
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
    adjustments: row.adjustments.map(({ points: given, fine = null, reason }) => ({
      points: given,
      fine,
      reason,
    })),
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
