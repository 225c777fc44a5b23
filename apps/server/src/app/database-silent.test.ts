import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { connect } from '#db/connect.ts'
import { startEmbedded } from '#db/embedded/embedded.ts'
import { fillPool } from '#db/pinned-connection.ts'
import { migrate } from '#db/migrate.ts'
import { startServer } from './server.testing.ts'

const directory = mkdtempSync(path.join(os.tmpdir(), 'silent-database-'))
const cluster = await startEmbedded({ directory, settings: ['fsync=off'] })
const settings = { max: 4, statement_timeout: 2_000, connectionTimeoutMillis: 1_000 }
const database = { ...connect(cluster.url, settings), url: cluster.url }
await migrate(database.pool)
const server = await startServer(database)
const patience = { timeout: 60_000 }

afterAll(async () => {
  signal('SIGCONT')
  await server.stop()
  await database.close()
  await cluster.stop()
  rmSync(directory, { recursive: true })
})

/** PostgreSQL's first process and everything that it has started. */
function processes(): number[] {
  const [first = ''] = readFileSync(
    path.join(directory, 'postgres', 'postmaster.pid'),
    'utf8',
  ).split('\n')
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => parentOf(pid) === first)
  return [first, ...children].map(Number)
}

function parentOf(pid: string): string | undefined {
  try {
    return /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  } catch {
    return undefined
  }
}

function signal(name: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of processes()) process.kill(pid, name)
}

const call = () =>
  fetch(`${server.origin}/api/v1/players/filter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
const page = () => fetch(`${server.origin}/match-central/players`, { headers: { cookie: 'a=b' } })

test('while the database is silent callers and visitors are told so in time, and served again when it speaks', async () => {
  await fillPool(database.pool)
  expect([(await call()).status, (await page()).status]).toEqual([200, 200])
  signal('SIGSTOP')

  const answers = await Promise.all([...Array.from({ length: 6 }, call), page()])

  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503))
  expect(answers.map(({ headers }) => headers.has('retry-after'))).not.toContain(false)
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
  // No connection is kept on which a later query would wait for the lost one.
  await expect.poll(() => database.pool.idleCount, patience).toBe(0)

  signal('SIGCONT')
  await expect.poll(async () => (await call()).status, patience).toBe(200)
  expect((await page()).status).toBe(200)
})
