import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'
import { freshDatabase, type TestDatabase } from '../apps/server/src/db/database.testing.ts'
import { siteDatabase } from '../apps/server/src/app/sample-database.testing.ts'
import { startServerProcess } from '../apps/server/src/app/start/server-process.testing.ts'

export type TestSite = {
  /** The site's origin: http://localhost:port. */
  readonly origin: string
  /** The site's database, for preparing and checking data. */
  readonly database: TestDatabase
  readonly output: () => string
}

/** The printed addresses of the outboxes, by the ports of their sites. */
const outboxes = new Map<string, string>()

/** The address of a site's outbox as JSON. */
export const outboxOf = (origin: string): string =>
  (outboxes.get(new URL(origin).port) ?? '').replace('?', '.json?')

type Settings = {
  /** Without the sample world. */
  readonly empty?: boolean
  readonly env?: Readonly<Record<string, string>>
}

/**
 * The real server with the built site, on a free port and a new database with the sample world. Call it at
 * the top of a test file; it stops when the file is done.
 */
export async function startSite({ empty = false, env = {} }: Settings = {}): Promise<TestSite> {
  const database = await (empty ? freshDatabase() : siteDatabase())
  const directory = mkdtempSync(path.join(os.tmpdir(), 'cricket-site-'))
  const server = startServerProcess({
    args: empty ? ['--empty'] : [],
    env: { DATABASE_URL: database.url, DATA_DIR: directory, ...env },
  })
  afterAll(async () => {
    server.child.kill('SIGTERM')
    await server.exit
    rmSync(directory, { recursive: true, force: true })
  })
  const origin = await server.ready
  outboxes.set(new URL(origin).port, /\S+\/dev\/outbox\?token=\S+/.exec(server.output())?.[0] ?? '')
  return { origin, database, output: server.output }
}
