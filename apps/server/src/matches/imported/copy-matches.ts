import type pg from 'pg'
import { type Cell, copyText } from '#db/copy-text.ts'
import { copyIn } from '#db/copy.ts'
import { matchRows } from '../match-rows.ts'
import { factsOf, type ImportedMatch } from './imported-match.ts'

const tables = {
  match_side: ['match_id', 'side', 'team_id'],
  match_player: ['match_id', 'side', 'person_id', 'position'],
  match_official: ['match_id', 'role', 'person_id', 'position'],
  match_sealed_log: ['match_id', 'last_seq', 'facts'],
  match_source: ['match_id', 'source'],
  innings: [
    'match_id',
    'innings',
    'team_id',
    'bowling_team_id',
    'super_over',
    'runs',
    'wickets',
    'legal_balls',
    'wides',
    'noballs',
    'byes',
    'legbyes',
    'penalty',
    'declared',
    'forfeited',
    'target',
  ],
  match_contribution: [
    'match_id',
    'side',
    'team_id',
    'result',
    'decision',
    'balls_per_over',
    'quota_balls',
    'runs',
    'balls',
    'innings',
  ],
  delivery: [
    'match_id',
    'innings',
    'ordinal',
    'over',
    'ball',
    'batter_id',
    'non_striker_id',
    'bowler_id',
    'bat_runs',
    'wides',
    'noballs',
    'byes',
    'legbyes',
    'penalty',
    'boundary',
    'wicket',
    'out_id',
  ],
  batting_innings: [
    'match_id',
    'innings',
    'person_id',
    'position',
    'runs',
    'balls',
    'fours',
    'sixes',
    'dots',
    'out',
    'how_out',
    'bowler_id',
    'super_over',
  ],
  bowling_innings: [
    'match_id',
    'innings',
    'person_id',
    'position',
    'legal_balls',
    'maidens',
    'runs',
    'wickets',
    'wides',
    'noballs',
    'dots',
    'super_over',
  ],
  fielding_innings: [
    'match_id',
    'innings',
    'person_id',
    'catches',
    'stumpings',
    'run_outs',
    'super_over',
  ],
} as const

type Table = keyof typeof tables
type Row = Readonly<Record<string, Cell>>

/** Copies the rows that belong to the matches; matches without an id are left out. */
export async function copyMatches(
  client: pg.ClientBase,
  ready: readonly ImportedMatch[],
  idOf: ReadonlyMap<string, string>,
): Promise<void> {
  const text = new Map<Table, string>()
  for (const one of ready) {
    const id = idOf.get(one.match.cricsheetId)
    if (id !== undefined) addMatch(text, id, one)
  }
  for (const [table, rows] of text) {
    if (rows !== '') await copyIn(client, `${table} (${tables[table].join(', ')})`, rows)
  }
}

function addMatch(text: Map<Table, string>, id: string, ready: ImportedMatch): void {
  const add = (table: Table, rows: readonly Row[]) =>
    text.set(table, (text.get(table) ?? '') + copyText(rows, tables[table]))
  const { innings, deliveries, contributions, ...players } = matchRows(id, ready.state)
  add('match_side', sideRows(id, ready))
  add('match_player', playerRows(id, ready))
  add('match_official', officialRows(id, ready))
  add('match_sealed_log', [logRow(id, ready)])
  add('match_source', [{ match_id: id, source: JSON.stringify(ready.source) }])
  add('innings', innings)
  add('delivery', deliveries)
  add('batting_innings', players.batting)
  add('bowling_innings', players.bowling)
  add('fielding_innings', players.fielding)
  add(
    'match_contribution',
    contributions.map((row) => ({ ...row, innings: JSON.stringify(row.innings) })),
  )
}

const sideRows = (id: string, { ids }: ImportedMatch): Row[] =>
  ids.sides.map((team, side) => ({ match_id: id, side, team_id: team }))

const playerRows = (id: string, { setup }: ImportedMatch): Row[] =>
  setup.teams.flatMap(({ players }, side) =>
    distinct(players.map((player) => player.id)).map((person, position) => ({
      match_id: id,
      side,
      person_id: person,
      position,
    })),
  )

/** Two names in a file may be the same person. */
const distinct = (ids: readonly string[]): string[] => [...new Set(ids)]

const officialRows = (id: string, { officials }: ImportedMatch): Row[] =>
  officials.map(({ role, person }, position) => ({
    match_id: id,
    role,
    person_id: person,
    position,
  }))

const logRow = (id: string, ready: ImportedMatch): Row => ({
  match_id: id,
  last_seq: ready.entries.length,
  facts: factsOf(ready),
})
