import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { processesOf, read } from './processes.testing.ts'
import { startServerProcess } from './server-process.testing.ts'

const directory = mkdtempSync(path.join(os.tmpdir(), 'running-'))
const env = { DATA_DIR: directory }
const start = () => startServerProcess({ args: ['--empty'], env })
const server = start()

afterAll(async () => {
  server.child.kill('SIGKILL')
  await expect.poll(() => processesOf(directory), { timeout: 60_000 }).toEqual([])
  rmSync(directory, { recursive: true })
})

/** A start takes seconds, on a slow machine many, and the first of all may have a site to build. */
const patience = { timeout: 180_000 }

const postmaster = () =>
  Number(read(path.join(directory, 'postgres', 'postmaster.pid')).split('\n')[0])

/** PostgreSQL's processes of this data directory, the postmaster first. */
function databaseProcesses(): number[] {
  const first = postmaster()
  const children = readdirSync('/proc')
    .filter((pid) => new RegExp(`^PPid:\\s+${first}$`, 'm').test(read(`/proc/${pid}/status`)))
    .map(Number)
  return [first, ...children]
}

/** Nothing to a process that has ended meanwhile, as those that clean up tables do. */
function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  if (existsSync(`/proc/${pid}`)) process.kill(pid, name)
}

test('it starts, is healthy, and is ready', patience, async () => {
  const origin = await server.ready

  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  expect((await fetch(`${origin}/readyz`)).status).toBe(200)
})

test(
  'a second start on one data directory is refused and the first goes on',
  patience,
  async () => {
    const origin = await server.ready

    const second = start()

    expect(await second.exit).toBe(1)
    expect(second.output()).toMatch(/^Another server \(process \d+\) is using .*DATA_DIR.*\n$/m)
    expect((await fetch(`${origin}/readyz`)).status).toBe(200)
  },
)

test(
  'a database that stands still is not ready, and is again when it goes on',
  patience,
  async () => {
    const origin = await server.ready
    const status = async (address: string) => (await fetch(origin + address)).status
    const stopped = databaseProcesses()

    for (const pid of stopped) signal(pid, 'SIGSTOP')
    const ready = await fetch(`${origin}/readyz`)
    const alive = await status('/healthz')
    for (const pid of stopped) signal(pid, 'SIGCONT')

    expect([ready.status, await ready.text()]).toEqual([503, 'The database does not answer.'])
    expect(alive).toBe(200)
    await expect.poll(() => status('/readyz'), { timeout: 60_000 }).toBe(200)
    expect(await status('/')).toBe(200)
  },
)

test(
  'when PostgreSQL is killed it is started again, and the server goes on',
  patience,
  async () => {
    const origin = await server.ready
    const isReady = () => fetch(`${origin}/readyz`).then(({ status }) => status === 200)

    for (const signal of ['SIGKILL', 'SIGQUIT', 'SIGKILL'] as const) {
      const killed = postmaster()
      if (killed <= 1) throw new Error('There is no PostgreSQL.')
      process.kill(killed, signal)
      const isAnother = () => postmaster() > 1 && postmaster() !== killed
      await expect.poll(isAnother, { timeout: 60_000 }).toBe(true)
      await expect.poll(isReady, { timeout: 60_000 }).toBe(true)
    }

    expect(server.output()).toContain('PostgreSQL ended by itself and is started again.')
  },
)

test('SIGTERM stops it with exit code 0 and nothing is left', patience, async () => {
  server.child.kill('SIGTERM')

  expect(await server.exit).toBe(0)
  expect(processesOf(directory)).toEqual([])
})
