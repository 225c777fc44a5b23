import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { freshDatabase } from '#db/database.testing.ts'
import { ask, seqsIn, Wire } from '#live/live.testing.ts'
import { readMatch, recordFacts } from '#matches/matches.ts'
import { newMatch } from '#matches/new-match.testing.ts'
import { nextFact } from '#sample/simulate-match.ts'
import { createAppContext } from './create-app-context.ts'
import { type ServerProcess, startServerProcess } from './server-process.testing.ts'

const database = await freshDatabase()
const directory = mkdtempSync(path.join(os.tmpdir(), 'hard-stops-'))
/** Writes from beside the server. */
const scorer = createAppContext(readConfig({ LOG_LEVEL: 'silent' }), database)
/** Fails, where nobody waits for it, when it is told to. */
const stray = path.join(directory, 'stray.mjs')
writeFileSync(
  stray,
  `process.on('SIGUSR2', () => { void Promise.reject(new Error('a ball nobody fielded')) })`,
)

const start = (port: number): ServerProcess =>
  startServerProcess({
    args: ['--empty'],
    env: {
      DATA_DIR: directory,
      DATABASE_URL: database.url.replace('@/', '@localhost/'),
      PORT: String(port),
      NODE_OPTIONS: `--import ${stray}`,
    },
  })

let server = start(0)
const port = Number(new URL(await server.ready).port)

afterAll(async () => {
  server.child.kill('SIGKILL')
  await server.exit
  scorer.live.close()
  rmSync(directory, { recursive: true, force: true })
})

async function playOn(matchId: string, times: number): Promise<number> {
  const state = await readMatch(scorer, matchId)
  const fact = state && nextFact(state, 7)
  if (!state || !fact) throw new Error('There is nothing left to play.')
  const { seq: expectedSeq } = state
  await recordFacts(scorer, { matchId, expectedSeq, facts: [fact], recordedBy: 'test' })
  return times === 1 ? expectedSeq + 1 : playOn(matchId, times - 1)
}

const follow = (matchId: string, after: number) =>
  new Wire(port, ask(`/live/${matchId}`, `last-event-id: ${after}`))
const reached = (seq: number) => (text: string) => text.includes(`\nid: ${seq}\n`)

test('who watches a server that is killed goes on where they were with the one that follows', async () => {
  const { matchId } = await newMatch(scorer)
  const before = await playOn(matchId, 3)
  const wires = Array.from({ length: 50 }, () => follow(matchId, 0))
  await Promise.all(wires.map((wire) => wire.until(reached(before))))

  server.child.kill('SIGKILL')
  await Promise.all(wires.map((wire) => wire.ended()))
  const missed = await playOn(matchId, 2)
  server = start(port)
  await server.ready
  const returned = wires.map(() => follow(matchId, before))
  await Promise.all(returned.map((wire) => wire.until(reached(missed))))
  const last = await playOn(matchId, 1)

  for (const wire of returned) {
    expect(seqsIn(await wire.until(reached(last)))).toEqual([before + 1, missed, last])
    wire.socket.destroy()
  }
})

test('who watches a server that stands still for a while hears all of it when it goes on', async () => {
  const { matchId } = await newMatch(scorer)
  const before = await playOn(matchId, 1)
  const wire = follow(matchId, 0)
  await wire.until(reached(before))

  server.child.kill('SIGSTOP')
  const last = await playOn(matchId, 4)
  const late = follow(matchId, before)
  await once(late.socket, 'connect')
  server.child.kill('SIGCONT')

  expect(seqsIn(await wire.until(reached(last)))).toEqual([1, 2, 3, 4, 5])
  expect(seqsIn(await late.until(reached(last)))).toEqual([2, 3, 4, 5])
  for (const one of [wire, late]) one.socket.destroy()
})

test('an unhandled rejection is logged and does not end the process', async () => {
  server.child.kill('SIGUSR2')
  await expect.poll(server.output, { timeout: 20_000 }).toContain('a ball nobody fielded')

  expect(server.output()).toContain('a rejected promise was not handled')
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
})

/** As many as a slow machine answers in the time that a stop has. */
const MANY = 400

test('of hundreds of requests under way at SIGTERM each is answered whole', async () => {
  const failures: Error[] = []
  const asked = Array.from({ length: MANY }, () => {
    const wire = new Wire(port, ask('/healthz'))
    wire.socket.on('error', (error) => failures.push(error))
    return wire
  })
  await Promise.all(asked.map((wire) => wire.until((text) => text.includes('\nok'))))

  const written = asked.map(
    ({ socket }) =>
      new Promise((resolve) => socket.write(ask('/api/v1/settings/countries'), resolve)),
  )
  await Promise.all(written)
  server.child.kill('SIGTERM')

  const answers = await Promise.all(asked.map((wire) => wire.ended()))
  const isServed = (text: string) =>
    /^HTTP\/1\.1 200 [^]*HTTP\/1\.1 200 [^]*\]\}\r\n0\r\n\r\n$/.test(text)
  // A slow machine refuses whoever has waited too long, by a whole answer as well.
  const isRefused = (text: string) =>
    /^HTTP\/1\.1 200 [^]*HTTP\/1\.1 503 [^]*"TOO_BUSY"[^]*\}(\r\n0\r\n\r\n)?$/.test(text)
  const cut = answers.filter((text) => !isServed(text) && !isRefused(text))
  expect([cut, failures]).toEqual([[], []])
  expect(answers.some(isServed)).toBe(true)
  expect(await server.exit).toBe(0)
})
