import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { connect } from './connect.ts'
import { type EmbeddedDatabase, startEmbedded } from './embedded/embedded.ts'
import { migrate } from './migrate.ts'

/** A migrated database without rows; tests get copies of it. */
export const TEMPLATE = 'migrated'

const PREFIX = 'cricket-tests-'

/**
 * Tests need not survive a power cut. With hundreds of databases, of which none lives long, vacuuming and checkpoints
 * would be a third of all work.
 */
const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'checkpoint_timeout=1h',
  'max_wal_size=4GB',
  'max_connections=200',
]

/** Removes what killed runs left behind; their folders carry their process number. */
function removeLeftovers(): void {
  for (const name of readdirSync(os.tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const owner = name.slice(PREFIX.length).split('-')[0]
    if (existsSync(`/proc/${owner}`)) continue
    rmSync(path.join(os.tmpdir(), name), { recursive: true, force: true })
  }
}

/** The URL of another database on the same server. */
export function databaseUrl(url: string, name: string): string {
  return url.replace(/^(postgres:\/\/[^/]*\/)[^?]*/, `$1${name}`)
}

async function makeTemplate(url: string): Promise<void> {
  const server = connect(url, { max: 1 })
  await server.pool.query(`create database ${TEMPLATE}`)
  await server.close()
  const template = connect(databaseUrl(url, TEMPLATE), { max: 1 })
  await migrate(template.pool)
  await template.close()
}

/** A PostgreSQL for one test run, in its own folder, with the template database. */
export async function startTestCluster(): Promise<EmbeddedDatabase> {
  removeLeftovers()
  const directory = mkdtempSync(path.join(os.tmpdir(), `${PREFIX}${process.pid}-`))
  const cluster = await startEmbedded({ directory, settings })
  const stop = async () => {
    await cluster.stop()
    rmSync(directory, { recursive: true, force: true })
  }
  try {
    await makeTemplate(cluster.url)
  } catch (error) {
    await stop()
    throw error
  }
  return { ...cluster, stop }
}
