import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { cricsheetFiles } from '../apps/server/src/cricsheet/sources.ts'
import { type Connection, connect } from '../apps/server/src/db/connect.ts'
import { startEmbedded } from '../apps/server/src/db/embedded/embedded.ts'
import { importMatches } from '../apps/server/src/import/import.ts'
import { processorTime } from './processes.ts'
import { startProductOn } from './product.ts'
import type { BenchRow } from './row.ts'
import { copyMatches } from './scale-data.ts'

const archive = path.resolve(import.meta.dirname, '../../shared/data/cricsheet')
const files = ['seasons', 'matches'].map((folder) => path.join(archive, folder))
const atLeast = 20_000
const rounds = 7
const NS_PER_MS = 1e6
/** Of the milliseconds with so many matches to those with the archive's, a thirtieth of them. */
const goal = 6

/** What people type: a part of a name, a letter wrong or too many, the short names of a side and of a league. */
const typed = ['royal ch', 'babar azm', 'rohitt', 'MI', 'IPL'] as const
/** Milliseconds from asking to the whole answer, however many matches there are. */
const searchGoal = 20

type Pool = Connection['pool']

/** Milliseconds, the least of the rounds: others use this machine too. */
type Cost = { readonly database: number; readonly answer: number }

/** Whose page has most to tell. */
const busiest = (table: string, id: string) => `
  select ${id} as id from ${table} group by ${id} order by count(*) desc, ${id} limit 1`

async function pagesOf(pool: Pool): Promise<Readonly<Record<string, string>>> {
  const idOf = async (table: string, id: string) => {
    const { rows } = await pool.query<{ id: string }>(busiest(table, id))
    return rows[0]?.id ?? ''
  }
  const central = '/match-central'
  return {
    home: '/',
    overview: `${central}/overview`,
    matches: `${central}/matches`,
    tournaments: `${central}/tournaments`,
    teams: `${central}/teams`,
    players: `${central}/players`,
    officials: `${central}/officials`,
    grounds: `${central}/grounds`,
    team: `${central}/teams/${await idOf('match_side', 'team_id')}`,
    player: `${central}/players/${await idOf('match_player', 'person_id')}`,
    official: `${central}/officials/${await idOf('match_official', 'person_id')}`,
    search: '/api/v1/search?q=royal+ch',
  }
}

/** The processor time that each of PostgreSQL's connections has taken so far, without our own. */
async function spentBy(pool: Pool): Promise<Map<number, number>> {
  const { rows } = await pool.query<{ pid: number }>(`
    select pid from pg_stat_activity
    where backend_type = 'client backend' and application_name <> 'bench'`)
  return new Map(rows.map(({ pid }) => [pid, processorTime(pid)]))
}

/** Milliseconds between two looks; a connection that was not there at the first had taken none. */
const spent = (before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>) =>
  [...after].reduce((sum, [pid, time]) => sum + time - (before.get(pid) ?? 0), 0) / NS_PER_MS

/** A page for one address is kept for a second: each round asks for another. */
const anew = (url: string, round: string) => `${url}${url.includes('?') ? '&' : '?'}round=${round}`

async function costOf(pool: Pool, url: string, size: string): Promise<Cost> {
  const [database, answer]: [number[], number[]] = [[], []]
  for (let round = -2; round < rounds; round++) {
    const before = await spentBy(pool)
    const began = performance.now()
    const response = await fetch(anew(url, `${size}.${round}`))
    await response.arrayBuffer()
    const took = performance.now() - began
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
    if (round < 0) continue
    answer.push(took)
    database.push(spent(before, await spentBy(pool)))
  }
  return { database: Math.min(...database), answer: Math.min(...answer) }
}

async function costs(pool: Pool, origin: string, size: string): Promise<Map<string, Cost>> {
  const all = new Map<string, Cost>()
  for (const [name, page] of Object.entries(await pagesOf(pool))) {
    const { url } = await fetch(origin + page)
    all.set(name, await costOf(pool, url, size))
  }
  return all
}

async function searchRows(pool: Pool, origin: string, matches: number): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const [at, words] of typed.entries()) {
    const url = `${origin}/api/v1/search?q=${encodeURIComponent(words)}`
    const { answer, database } = await costOf(pool, url, `typed${at}`)
    rows.push({
      name: `search-${words.replace(' ', '-').toLowerCase()}`,
      what: `“${words}” searched among ${matches} matches, to the answer`,
      value: answer,
      goal: searchGoal,
      unit: 'ms',
      detail: `${database.toFixed(1)} ms of the processor of PostgreSQL, best of ${rounds}`,
    })
  }
  return rows
}

async function measure(pool: Pool, origin: string): Promise<BenchRow[]> {
  const { matches } = await importMatches(pool, cricsheetFiles(files))
  await pool.query('vacuum analyze')
  const few = await costs(pool, origin, 'few')
  const many = await copyMatches(pool, atLeast)
  const later = await costs(pool, origin, 'many')
  const ratios = [...few].map(([name, before]) => {
    const after = later.get(name) ?? before
    const against = (what: keyof Cost) =>
      `${after[what].toFixed(1)} against ${before[what].toFixed(1)} ms`
    return {
      name: `scale-${name}`,
      what: `processor time of PostgreSQL for it at ${many} matches, times that at ${matches}`,
      value: after.database / before.database,
      goal,
      unit: '×',
      detail: `${against('database')} of the processor, ${against('answer')} to the answer, best of ${rounds}`,
    }
  })
  return [...ratios, ...(await searchRows(pool, origin, many))]
}

/** What pages cost with many matches and with few, in one run on one database. */
export async function scaleBench(): Promise<BenchRow[]> {
  if (!existsSync(archive)) {
    const detail = `skipped: there is no ${path.relative(process.cwd(), archive)}`
    return [{ name: 'scale', what: 'pages with many matches', value: null, goal, detail }]
  }
  const directory = mkdtempSync(path.join(os.tmpdir(), 'bench-scale-'))
  const cluster = await startEmbedded({
    directory,
    settings: ['fsync=off', 'max_parallel_workers=0'],
  })
  const { pool, close } = connect(cluster.url, {
    max: 6,
    statement_timeout: 0,
    application_name: 'bench',
  })
  try {
    const product = await startProductOn(cluster.url)
    try {
      return await measure(pool, product.origin)
    } finally {
      await product.stop()
    }
  } finally {
    await close()
    await cluster.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

if (import.meta.main) console.table(await scaleBench())
