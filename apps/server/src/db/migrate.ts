import type pg from 'pg'
import { CannotStart, messageOf } from '#cannot-start.ts'
import { type Migration, readMigrations } from './migration-files.ts'

/** Any number, as long as every process uses the same one. */
const LOCK_KEY = 5_272_001

type Applied = { readonly number: number; readonly name: string; readonly checksum: string }

const createTable = `create table if not exists migration (
  number     integer primary key,
  name       text not null,
  checksum   text not null,
  applied_at timestamptz not null default now()
)`

function refuseDifference(done: Applied, files: readonly Migration[]): void {
  const file = files.find(({ number }) => number === done.number)
  if (file === undefined) {
    throw new CannotStart(
      `The database is newer than this release: it has the migration ${done.name}, and there is no such file here. Start the newer release, or restore a backup from before it.`,
    )
  }
  if (file.name !== done.name) {
    throw new CannotStart(
      `The migration ${done.name} was applied to the database, but ${file.name} stands in its place now. Put ${done.name} back; migrations that were applied stay as they are.`,
    )
  }
  if (file.checksum !== done.checksum) {
    throw new CannotStart(
      `The migration ${done.name} was edited after it had been applied. Put it back as it was and write the change as a new migration.`,
    )
  }
}

/** The line of an error: PostgreSQL counts characters from 1 over the whole text. */
function lineOf(sql: string, error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('position' in error)) return undefined
  const position = Number(error.position)
  return Number.isFinite(position) ? sql.slice(0, position - 1).split('\n').length : undefined
}

function explain(migration: Migration, error: unknown): CannotStart {
  const line = lineOf(migration.sql, error)
  const where = line === undefined ? migration.name : `${migration.name}, line ${line}`
  return new CannotStart(
    `The migration ${where} failed: ${messageOf(error)}. Put the file right and start again; the database is as it was before it.`,
    { cause: error },
  )
}

async function apply(client: pg.ClientBase, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(migration.sql)
    await client.query('insert into migration (number, name, checksum) values ($1, $2, $3)', [
      migration.number,
      migration.name,
      migration.checksum,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw explain(migration, error)
  }
}

async function applyMissing(client: pg.ClientBase, files: readonly Migration[]): Promise<string[]> {
  await client.query(createTable)
  const { rows } = await client.query<Applied>(
    'select number, name, checksum from migration order by number',
  )
  for (const done of rows) refuseDifference(done, files)
  const missing = files.filter((file) => rows.every(({ number }) => number !== file.number))
  for (const migration of missing) await apply(client, migration)
  return missing.map(({ name }) => name)
}

type Chosen = {
  /** Other than the product's own. */
  readonly directory?: string
  /** Leaves out those that a backup was made before. */
  readonly only?: (name: string) => boolean
}

/**
 * Applies the missing migrations and answers their names. Concurrent processes take turns. Throws
 * CannotStart for a file that is broken, missing or edited, and for a database newer than the files.
 */
export async function migrate(
  pool: pg.Pool,
  { directory, only = () => true }: Chosen = {},
): Promise<string[]> {
  const files = readMigrations(directory).filter(({ name }) => only(name))
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('set lock_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY])
    return await applyMissing(client, files)
  } finally {
    // Closes the session, and with it its lock and settings.
    client.release(true)
  }
}
