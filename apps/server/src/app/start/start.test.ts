import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { root } from '#config.ts'
import { connect } from '#db/connect.ts'
import { connectOrStart } from '#db/embedded/embedded.ts'
import { holderOf } from '#db/embedded/lock.ts'
import { type ServerProcess, startServerProcess } from './server-process.testing.ts'

/** A data directory that has been started once; every test has a copy. */
let prepared = ''
let directory = ''
const running = new Set<ChildProcess>()

function start(env: Readonly<Record<string, string>> = {}, args = ['--empty']): ServerProcess {
  const server = startServerProcess({ args, env: { DATA_DIR: directory, ...env } })
  running.add(server.child)
  return server
}

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Every process that was told of this data directory, by its command line or its environment. */
function processesOf(place: string): string[] {
  return readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid))
    .filter((pid) =>
      [`/proc/${pid}/cmdline`, `/proc/${pid}/environ`].some((file) => read(file).includes(place)),
    )
}

const untilNothingRuns = () =>
  expect.poll(() => processesOf(directory), { timeout: 60_000 }).toEqual([])

async function write(query: string): Promise<unknown[]> {
  const { url, stop } = await connectOrStart({ directory })
  const { pool, close } = connect(url, { max: 1 })
  const { rows } = await pool.query(query)
  await close()
  await stop()
  return rows
}

beforeAll(async () => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'prepared-'))
  prepared = directory
  const server = start()
  await server.ready
  server.child.kill('SIGTERM')
  await server.exit
})

beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'start-'))
  cpSync(prepared, directory, { recursive: true })
})

afterEach(async () => {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
  await untilNothingRuns()
  rmSync(directory, { recursive: true })
})

afterAll(() => rmSync(prepared, { recursive: true }))

/** A start takes seconds, on a slow machine many, and the first of all may have a site to build. */
const patience = { timeout: 180_000 }

const signIn = /^Sample accounts, all with the password (\S+)\n {2}member +(\S+)$/m

test(
  'the first start of a sample world says whom one may sign in as, and so does the next',
  patience,
  async () => {
    rmSync(directory, { recursive: true })

    const first = start({ SAMPLE_BALL_SECONDS: '0' }, [])
    const origin = await first.ready
    const [said, password, username] = signIn.exec(first.output()) ?? []
    const login = await fetch(`${origin}/api/v1/account/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password }),
    })
    first.child.kill('SIGTERM')
    await first.exit
    const second = start({ SAMPLE_BALL_SECONDS: '0' }, [])
    await second.ready

    expect(login.status).toBe(200)
    expect(second.output()).toContain(said)
  },
)

test(
  'a first start that is killed while it fills the world is made good by the next',
  patience,
  async () => {
    await write(`truncate site cascade;
    create function linger() returns trigger language plpgsql as
      $$ begin perform pg_sleep(600); return new; end $$;
    create trigger linger before insert on membership execute function linger()`)
    const first = start({ SAMPLE_BALL_SECONDS: '0' }, [])
    const lingers = async () => {
      const isUp = Boolean((await holderOf(directory))?.url)
      return isUp && write(`select from pg_stat_activity where wait_event = 'PgSleep'`)
    }
    await expect.poll(lingers, patience).toHaveLength(1)

    first.child.kill('SIGKILL')
    await first.exit
    await untilNothingRuns()
    await write('drop trigger linger on membership')
    const second = start({ SAMPLE_BALL_SECONDS: '0' }, [])
    await second.ready

    expect(second.output()).toMatch(signIn)
  },
)

test(
  'it starts, is healthy and ready, and SIGTERM stops it with exit code 0 and leaves nothing',
  patience,
  async () => {
    const server = start()
    const origin = await server.ready

    expect((await fetch(`${origin}/healthz`)).status).toBe(200)
    expect((await fetch(`${origin}/readyz`)).status).toBe(200)

    server.child.kill('SIGTERM')

    expect(await server.exit).toBe(0)
    expect(processesOf(directory)).toEqual([])
  },
)

test(
  'after kill -9 nothing that was acknowledged is lost, a start works at once, and no orphan is left',
  patience,
  async () => {
    const server = start()
    await server.ready
    await write('create table kept as select 42 as answer')

    server.child.kill('SIGKILL')
    await server.exit
    const second = start()
    const origin = await second.ready

    expect((await fetch(`${origin}/readyz`)).status).toBe(200)
    expect(await write('select answer from kept')).toEqual([{ answer: 42 }])

    second.child.kill('SIGKILL')
    await second.exit
    await untilNothingRuns()
  },
)

test('kill -9 of npm leaves no orphan', patience, async () => {
  const npm = spawn('npm', ['start', '--silent', '--', '--empty'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, PORT: '0', DATA_DIR: directory },
  })
  running.add(npm)
  const saysReady = async () => {
    for await (const text of npm.stdout) if (String(text).includes('Ready at')) return true
    return false
  }
  expect(await saysReady()).toBe(true)

  npm.kill('SIGKILL')

  await untilNothingRuns()
})

test(
  'when PostgreSQL is killed it is started again, and the server goes on',
  patience,
  async () => {
    const server = start()
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
    server.child.kill('SIGTERM')
    expect(await server.exit).toBe(0)
  },
)

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

test(
  'a database that stands still is not ready, and is again when it goes on',
  patience,
  async () => {
    const origin = await start().ready
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
  'a second start on one data directory is refused and the first goes on',
  patience,
  async () => {
    const origin = await start().ready

    const second = start()

    expect(await second.exit).toBe(1)
    expect(second.output()).toMatch(/^Another server \(process \d+\) is using .*DATA_DIR.*\n$/m)
    expect((await fetch(`${origin}/readyz`)).status).toBe(200)
  },
)

test('a taken port is named, with what to do', patience, async () => {
  const taken = net.createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const address = taken.address()
  const port = typeof address === 'object' && address ? address.port : 0

  const server = start({ PORT: String(port) })

  expect(await server.exit).toBe(1)
  expect(server.output()).toMatch(
    new RegExp(`^Port ${port} is taken by another program\\. .*\\n$`, 'm'),
  )
  taken.close()
})

test('a database that cannot be reached is named without its password', patience, async () => {
  const server = start({ DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/cricket' })

  expect(await server.exit).toBe(1)
  expect(server.output()).toMatch(
    /^The database postgres:\/\/someone@127\.0\.0\.1:1\/cricket cannot be used: nothing listens there\./m,
  )
})

test('every wrong variable of the environment is named at once', patience, async () => {
  const server = start({ PORT: 'eighty', PUBLIC_ORIGIN: 'example.org', LOG_LEVEL: 'loud' })

  expect(await server.exit).toBe(1)
  expect(server.output()).toMatch(/PORT must be .*PUBLIC_ORIGIN must be .*LOG_LEVEL must be /)
})

test('an unknown option is refused by name', patience, async () => {
  const server = start({}, ['--emtpy'])

  expect(await server.exit).toBe(1)
  expect(server.output()).toContain(
    '"--emtpy" is not an option of start. Known are: --dev, --empty.',
  )
})
