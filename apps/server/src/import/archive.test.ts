import { existsSync } from 'node:fs'
import path from 'node:path'
import { readCricsheet } from '@pavilion/cricket/cricsheet/read.ts'
import { replay } from '@pavilion/cricket/fold/match.ts'
import { expect, test } from 'vitest'
import { root } from '#config.ts'
import { cricsheetFiles } from '#cricsheet/sources.ts'
import { freshDatabase } from '#db/database.testing.ts'
import { importMatches } from './import.ts'

const archive = path.join(root, '../shared/data/cricsheet')
const folders = ['seasons', 'matches'].map((folder) => path.join(archive, folder))
const absent = existsSync(archive) ? undefined : `there is no ${path.relative(root, archive)}`

/** It is a lot of cricket for a busy machine. */
const patient = { timeout: 300_000 }

type Total = { match: string; innings: number; runs: number; wickets: number; balls: number }

/** Runs, wickets and legal balls of every innings, folded from the files without the database. */
async function totalsByEngine(): Promise<Total[]> {
  const totals: Total[] = []
  for await (const source of cricsheetFiles(folders)) {
    if ('reason' in source) continue
    const read = readCricsheet(JSON.parse(source.text))
    if (!read.ok) continue
    const match = path.basename(source.file, '.json')
    for (const { number, runs, wickets, balls } of replay(read.value.setup, read.value.entries)
      .innings) {
      totals.push({ match, innings: number, runs, wickets, balls })
    }
  }
  return totals
}

test(
  'every match of the archive is imported, and its totals are the engine’s',
  patient,
  async ({ skip }) => {
    if (absent !== undefined) skip(absent)
    const { pool } = await freshDatabase()
    const report = await importMatches(pool, cricsheetFiles([archive]))
    const stored = await pool.query<Total>(`
    select cricsheet_id as match, innings, runs, wickets, legal_balls as balls
    from innings join match on match.id = innings.match_id`)
    const unlike = await pool.query(`
    select cricsheet_id, innings.innings from innings
    join match on match.id = innings.match_id
    left join lateral (select sum(bat_runs + wides + noballs + byes + legbyes + penalty) as runs,
        count(*) filter (where wides = 0 and noballs = 0) as balls
      from delivery d where d.match_id = match.id and d.innings = innings.innings) as bowled on true
    left join lateral (select sum(runs) as runs from batting_innings b
      where b.match_id = match.id and b.innings = innings.innings) as batted on true
    left join lateral (select sum(legal_balls) as balls from bowling_innings b
      where b.match_id = match.id and b.innings = innings.innings) as bowling on true
    where coalesce(bowled.balls, 0) <> legal_balls or coalesce(bowling.balls, 0) <> legal_balls
      or coalesce(batted.runs, 0) + wides + noballs + byes + legbyes + penalty <> innings.runs
      or coalesce(bowled.runs, 0) > innings.runs`)
    const order = (totals: Total[]) =>
      totals.toSorted((a, b) => a.match.localeCompare(b.match) || a.innings - b.innings)

    expect(report.failed).toEqual([])
    expect(unlike.rows).toEqual([])
    expect(order(stored.rows)).toEqual(order(await totalsByEngine()))
  },
)
