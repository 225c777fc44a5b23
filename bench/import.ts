import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { cricsheetFiles } from '../apps/server/src/cricsheet/sources.ts'
import { databaseUrl } from '../apps/server/src/db/cluster.testing.ts'
import { type Connection, connect } from '../apps/server/src/db/connect.ts'
import { startEmbedded } from '../apps/server/src/db/embedded/embedded.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import { copyIn, copyOut } from '../apps/server/src/db/copy.ts'
import { importMatches } from '../apps/server/src/import/import.ts'

type Pool = Connection['pool']

type BenchRow = {
  readonly name: string
  readonly what: string
  readonly value: number | null
  readonly goal: number
  readonly unit?: string
  readonly detail: string
}

const archive = path.resolve(import.meta.dirname, '../../shared/data/cricsheet')
const files = ['seasons', 'matches'].map((folder) => path.join(archive, folder))
const rounds = 3
const name = 'import'
const what = 'import end to end, times a bare COPY of the same rows'
const goal = 3

/** In order of their foreign keys. Generated columns are left out. */
const tables = [
  'team',
  'ground',
  'tournament',
  'person',
  'match',
  'match_side',
  'match_player',
  'match_official',
  'match_sealed_log',
  'innings',
  'delivery',
  'batting_innings',
  'bowling_innings',
  'fielding_innings',
  'match_contribution',
]

type TableCopy = { readonly into: string; readonly rows: string }

async function columnsOf(pool: Pool, table: string): Promise<string> {
  const { rows } = await pool.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  return rows[0]?.columns ?? ''
}

async function readAll(pool: Pool): Promise<TableCopy[]> {
  const client = await pool.connect()
  const copies: TableCopy[] = []
  for (const table of tables) {
    const into = `${table} (${await columnsOf(pool, table)})`
    copies.push({ into, rows: await copyOut(client, into) })
  }
  client.release()
  return copies
}

async function copyAll(pool: Pool, copies: readonly TableCopy[]): Promise<void> {
  const client = await pool.connect()
  await client.query('begin')
  for (const { into, rows } of copies) await copyIn(client, into, rows)
  await client.query('commit')
  client.release()
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1000
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Runs `work` on a new, migrated database and drops it. */
async function onFresh<T>(url: string, work: (pool: Pool) => Promise<T>): Promise<T> {
  const server = connect(url, { max: 1 })
  await server.pool.query('create database bench template migrated')
  await server.pool.query('checkpoint')
  const { pool, close } = connect(databaseUrl(url, 'bench'))
  try {
    return await work(pool)
  } finally {
    await close()
    await server.pool.query('drop database bench with (force)')
    await server.close()
  }
}

async function makeTemplate(url: string): Promise<void> {
  const server = connect(url, { max: 1 })
  await server.pool.query('create database migrated')
  await server.close()
  const template = connect(databaseUrl(url, 'migrated'), { max: 1 })
  await migrate(template.pool)
  await template.close()
}

async function measure(url: string): Promise<BenchRow> {
  const imports: number[] = []
  const copies: number[] = []
  const first = await onFresh(url, async (pool) => {
    const { deliveries } = await importMatches(pool, cricsheetFiles(files))
    return { deliveries, rows: await readAll(pool) }
  })
  for (let round = 0; round < rounds; round++) {
    imports.push(
      await onFresh(url, (pool) => seconds(() => importMatches(pool, cricsheetFiles(files)))),
    )
    copies.push(await onFresh(url, (pool) => seconds(() => copyAll(pool, first.rows))))
  }
  const [took, bare] = [median(imports), median(copies)]
  const detail = `${first.deliveries} deliveries: import ${took.toFixed(2)} s (${Math.round(first.deliveries / took)} a second), COPY ${bare.toFixed(2)} s, medians of ${rounds}`
  return { name, what, value: took / bare, goal, unit: '×', detail }
}

/** New databases, both sides alternately, with the settings of the product. */
export async function importBench(): Promise<BenchRow[]> {
  if (!existsSync(archive)) {
    return [
      {
        name,
        what,
        value: null,
        goal,
        unit: '×',
        detail: `skipped: there is no ${path.relative(process.cwd(), archive)}`,
      },
    ]
  }
  const directory = mkdtempSync(path.join(os.tmpdir(), 'bench-import-'))
  const cluster = await startEmbedded({ directory })
  try {
    await makeTemplate(cluster.url)
    return [await measure(cluster.url)]
  } finally {
    await cluster.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

if (import.meta.main) console.table(await importBench())
