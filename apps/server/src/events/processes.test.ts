import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, expect, test } from 'vitest'
import { createAppContext } from '#app/start/create-app-context.ts'
import { readConfig } from '#config.ts'
import { freshDatabase } from '#db/database.testing.ts'
import { rung } from './events.testing.ts'

const database = await freshDatabase()
const app = createAppContext(readConfig({ LOG_LEVEL: 'silent' }), database)
const directory = mkdtempSync(path.join(os.tmpdir(), 'listeners-'))
const file = path.join(directory, 'effects')
const script = path.join(import.meta.dirname, 'listener-process.testing.ts')
const children = new Set<ChildProcess>()
await sql`create table heard (by int, bell text, time int, at serial)`.execute(app.db)

afterEach(async () => {
  const left = [...children].filter(({ exitCode, signalCode }) => exitCode === null && !signalCode)
  for (const child of left) child.kill('SIGKILL')
  await Promise.all(left.map((child) => once(child, 'close')))
  children.clear()
})
afterAll(() => {
  app.live.close()
  rmSync(directory, { recursive: true, force: true })
})

/** Starts a process that listens; resolves once it has said this. */
async function start(mode: 'work' | 'hang', said: 'ready' | 'handled'): Promise<ChildProcess> {
  const child = spawn(process.execPath, [script, database.url, mode, file], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  children.add(child)
  let output = ''
  await new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (output.includes(said)) resolve()
    })
    child.once('close', () => reject(new Error(`It ended after saying: ${output}`)))
  })
  return child
}

async function end(child: ChildProcess): Promise<void> {
  child.stdin?.end()
  await once(child, 'close')
}

const left = async () =>
  (await app.db.selectFrom('event_dispatch').select('event_id').execute()).length
const heard = async (bell: string): Promise<number[]> => {
  const { rows } = await sql<{ time: number }>`
    select time from heard where bell = ${bell} order by at`.execute(app.db)
  return rows.map(({ time }) => time)
}

test('an event that was handled by a process that is killed before it notes so is handled again', async () => {
  await rung(app, 'tenor')
  const first = await start('hang', 'handled')
  first.kill('SIGKILL')
  await once(first, 'close')
  const heardBefore = await heard('tenor')
  const second = await start('work', 'ready')
  await expect.poll(left).toBe(0)
  await end(second)

  // Twice outside the database, once in it.
  expect(readFileSync(file, 'utf8')).toBe('tenor 1\ntenor 1\n')
  expect(heardBefore).toEqual([])
  expect(await heard('tenor')).toEqual([1])
})

test('two processes handle each event once, and those about a thing in their order', async () => {
  const both = await Promise.all([start('work', 'ready'), start('work', 'ready')])
  const bells = ['a', 'b', 'c', 'd', 'e', 'f']
  const times = Array.from({ length: 20 }, (_, at) => at + 1)
  for (const time of times) await Promise.all(bells.map((bell) => rung(app, bell, time)))
  await expect.poll(left).toBe(0)
  await Promise.all(both.map(end))

  for (const bell of bells) expect(await heard(bell)).toEqual(times)
})
