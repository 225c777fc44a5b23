import { expect } from 'vitest'
import { oversText } from '../formats/conditions.ts'
import type { CricsheetMatch } from '../cricsheet/cricsheet-match.ts'
import { replay } from '../fold/match.ts'
import { contributionOf } from '../standings/contribution.ts'
import type { Contribution } from '../standings/contribution.ts'
import { decimalText, zero } from '../standings/fraction.ts'
import { rulesFor } from '../standings/known-rules.ts'
import { tableOf } from '../standings/table.ts'
import type { TableRow } from '../standings/table.ts'
import { tablesOf } from '../standings/tables.ts'
import type { TableMatches } from '../standings/tables.ts'
import { balls } from '../standings/units.ts'
import { archiveFiles, matchAt, readData, testWithMatches } from './archive.testing.ts'

type Row = {
  team: string
  rank?: number | null
  played: number
  won: number
  lost: number
  tied?: number
  no_result: number
  points: number
  nrr: number
  for?: string
  against?: string
  doubtful?: boolean
}
type Fixtures = { fixtures: { date: string; teams: [string, string] }[] }
type Truth = {
  cricsheet: { event: string; season: string }
  points_table: { rows: Row[] }
  points_table_second_source?: { rows?: Row[] }
  interim_tables?: { as_of_end_of: string; note: string; rows: Row[] }[]
  abandoned_without_a_ball?: Fixtures
}

type Played = {
  contribution: Contribution
  stage: string | null
  group: string | null
  number: string | null
  startsAt: string
  teams: readonly [string, string]
}

const read = new Map<string, Played[]>()

function season(name: string): Played[] {
  const known = read.get(name)
  if (known !== undefined) return known
  const matches = archiveFiles()
    .filter(({ path }) => path.includes(`seasons/${name}/`))
    .map(({ path }) => playedOf(matchAt(path)))
  read.set(name, matches)
  return matches
}

function playedOf({ setup, entries, meta }: CricsheetMatch): Played {
  const contribution = contributionOf(replay(setup, entries))
  if (contribution === null) throw new Error('A match of the archive is over.')
  const { event, dates } = meta
  return {
    contribution,
    stage: event?.stage ?? null,
    group: event?.group ?? null,
    number: event === null || event.matchNumber === null ? null : `${event.matchNumber}`,
    startsAt: dates[0] ?? '',
    teams: [setup.teams[0].id, setup.teams[1].id],
  }
}

/** A match abandoned without a ball, of which Cricsheet has no file. */
function abandoned({ date, teams }: Fixtures['fixtures'][number]): Played {
  const side = (team: string) =>
    ({ team, result: 'no result', decision: 'play', rate: null, innings: [] }) as const
  const sides = [side(teams[0]), side(teams[1])] as const
  const contribution: Contribution = { ballsPerOver: balls(6), quota: balls(300), sides }
  return { contribution, stage: null, group: null, number: '0', startsAt: date, teams }
}

function tableFrom(
  { matches, teams }: TableMatches<Played>,
  { event, season: of }: Truth['cricsheet'],
): TableRow[] {
  const contributions = matches.map(({ contribution }) => contribution)
  const rules = rulesFor(event, of)
  return tableOf({ teams, contributions, rules })
}

function onlyTable(name: string, until = '9999'): TableRow[] {
  const truth = readData(`truth/${name}.json`) as Truth
  const fixtures = truth.abandoned_without_a_ball?.fixtures ?? []
  const matches = [...season(name), ...fixtures.map(abandoned)]
  const [table, ...others] = tablesOf(matches.filter(({ startsAt }) => startsAt <= until))
  expect(others).toEqual([])
  return table === undefined ? [] : tableFrom(table, truth.cricsheet)
}

const figures = ({ played, won, lost, tied, noResult, points }: TableRow) => [
  played,
  won,
  lost,
  tied,
  noResult,
  points,
]

const rateText = ({ runs, balls: off }: TableRow['scored']) =>
  `${runs}/${oversText(off, 6)}${off % 6 === 0 ? '.0' : ''}`

function expectRows(table: readonly TableRow[], rows: readonly Row[]): void {
  for (const row of rows) {
    const line = table.find(({ team }) => team === row.team)
    if (line === undefined) throw new Error(`${row.team} has no row.`)
    expect(figures(line), row.team).toEqual(
      [row.played, row.won, row.lost, row.tied ?? 0, row.no_result].concat(row.points),
    )
    expectRate(line, row)
    if (row.for !== undefined) expect(rateText(line.scored), row.team).toBe(row.for)
    if (row.against !== undefined) expect(rateText(line.conceded), row.team).toBe(row.against)
  }
}

function expectRate({ netRunRate }: TableRow, { team, nrr, doubtful }: Row): void {
  if (doubtful === true) return
  expect(netRunRate && decimalText(netRunRate, 3), team).toBe(nrr.toFixed(3))
}

testWithMatches.each(['ipl-2019', 'ipl-2022', 'cwc-2019', 'hundred-men-2024'])(
  'every row of the published table of %s follows from its matches',
  (name) => {
    const truth = readData(`truth/${name}.json`) as Truth
    const { rows } = truth.points_table
    const table = onlyTable(name)

    expectRows(table, rows)
    expectRows(table, truth.points_table_second_source?.rows ?? [])
    const published = rows.map(({ team }) => team)
    expect(table.map(({ team }) => team).filter((team) => published.includes(team))).toEqual(
      published,
    )
  },
)

testWithMatches('tables published during a World Cup follow from the matches until then', () => {
  const { interim_tables: tables = [] } = readData('truth/cwc-2019.json') as Truth
  expect(tables).toHaveLength(2)
  for (const { as_of_end_of: day, note, rows } of tables) {
    const table = onlyTable('cwc-2019', day)
    for (const row of rows) expectNearly(table, row, note.includes('truncated'))
  }
})

/** Newspapers cut rates off after two decimals, or print four and err in the last two. */
function expectNearly(table: readonly TableRow[], row: Row, isTruncated: boolean): void {
  const line = table.find(({ team }) => team === row.team)
  const rate = Number(decimalText(line?.netRunRate ?? zero, 6))
  const { played, won, lost, no_result: noResult, points } = row
  expect(line, row.team).toMatchObject({ played, won, lost, noResult, points })
  expect(Math.abs(rate - row.nrr), row.team).toBeLessThan(isTruncated ? 0.011 : 0.0015)
}

/** Points and net run rates in the order of the tables of the T20 World Cup of 2022. */
const groupsOf2022 = {
  A: 'Sri Lanka 4 0.667, Netherlands 4 -0.162, Namibia 2 0.730, United Arab Emirates 2 -1.235',
  B: 'Zimbabwe 4 0.200, Ireland 4 0.105, Scotland 2 0.304, West Indies 2 -0.563',
  1: 'New Zealand 7 2.113, England 7 0.473, Australia 7 -0.173, Sri Lanka 4 -0.422, Ireland 3 -1.615, Afghanistan 2 -0.571',
  2: 'India 8 1.319, Pakistan 6 1.028, South Africa 5 0.874, Netherlands 4 -0.849, Bangladesh 4 -1.176, Zimbabwe 3 -1.138',
}

testWithMatches('two stages of groups are four tables, and the knock-out is none', () => {
  const rain: Fixtures['fixtures'] = [
    { date: '2022-10-26', teams: ['Afghanistan', 'New Zealand'] },
    { date: '2022-10-28', teams: ['Afghanistan', 'Ireland'] },
    { date: '2022-10-28', teams: ['Australia', 'England'] },
  ]
  const matches = [...season('t20wc-2022'), ...rain.map(abandoned)]
  const found = tablesOf(matches).map((table) => [
    table.group,
    tableFrom(table, { event: "ICC Men's T20 World Cup", season: '2022/23' })
      .map((row) => `${row.team} ${row.points} ${decimalText(row.netRunRate ?? zero, 3)}`)
      .join(', '),
  ])

  expect(found.map(([group]) => group)).toEqual(['A', 'B', '1', '2'])
  expect(Object.fromEntries(found)).toEqual(groupsOf2022)
})
