import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'
import { freshDatabase, type TestDatabase } from '../apps/server/src/db/database.testing.ts'
import {
  lastingSiteDatabase,
  siteDatabase,
} from '../apps/server/src/app/sample-database.testing.ts'
import {
  type ServerProcess,
  startServerProcess,
} from '../apps/server/src/app/start/server-process.testing.ts'

export type TestSite = {
  /** The site's origin: http://localhost:port. */
  readonly origin: string
  /** The site's database, for preparing and checking data. */
  readonly database: TestDatabase
  readonly output: () => string
}

/** The sites that run, by their ports. */
const running = new Map<string, TestSite>()

const siteAt = (origin: string) => running.get(new URL(origin).port)

/** The address of a site's outbox as JSON; it is printed at the start. */
export const outboxOf = (origin: string): string =>
  (/\S+\/dev\/outbox\?token=\S+/.exec(siteAt(origin)?.output() ?? '')?.[0] ?? '').replace(
    '?',
    '.json?',
  )

/** The counts of tries begin anew: all that tests do comes from one address. */
export async function forgetTries(origin: string): Promise<void> {
  await siteAt(origin)?.database.pool.query('delete from attempt_count')
}

type Settings = {
  /** Without the sample world. */
  readonly empty?: boolean
  readonly env?: Readonly<Record<string, string>>
}

const dataDirectory = () => mkdtempSync(path.join(os.tmpdir(), 'cricket-site-'))

async function ready(server: ServerProcess, database: TestDatabase): Promise<TestSite> {
  const origin = await server.ready
  const site = { origin, database, output: server.output }
  running.set(new URL(origin).port, site)
  return site
}

/**
 * The real server with the built site, on a free port and a new database with the sample world. Call it at
 * the top of a test file; it stops when the file is done.
 */
export async function startSite({ empty = false, env = {} }: Settings = {}): Promise<TestSite> {
  const database = await (empty ? freshDatabase() : siteDatabase())
  const directory = dataDirectory()
  const server = startServerProcess({
    args: empty ? ['--empty'] : [],
    env: { DATABASE_URL: database.url, DATA_DIR: directory, ...env },
  })
  afterAll(async () => {
    server.child.kill('SIGTERM')
    await server.exit
    rmSync(directory, { recursive: true, force: true })
  })
  return ready(server, database)
}

async function startLasting(env: Settings['env'] = {}): Promise<TestSite> {
  const database = await lastingSiteDatabase()
  const server = startServerProcess({
    env: { DATABASE_URL: database.url, DATA_DIR: dataDirectory(), ...env },
    endsWithStarter: true,
  })
  return ready(server, database)
}

let untouched: Promise<TestSite> | undefined
let shared: Promise<TestSite> | undefined

/** One site with the sample world for all test files of a worker that only read. */
export function untouchedSite(): Promise<TestSite> {
  untouched ??= startLasting()
  return untouched
}

/**
 * One site with the sample world for all test files of a worker that change nothing but what they have made
 * themselves, as people of their own (`newPerson`). Its sample match is not played.
 */
export async function sharedSite(): Promise<TestSite> {
  shared ??= startLasting({ SAMPLE_BALL_SECONDS: '0' })
  const site = await shared
  await forgetTries(site.origin)
  return site
}
