import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#db/database.testing.ts'
import { ask, seqsIn, Wire } from '#live/live.testing.ts'
import { type ServerProcess, startServerProcess } from './server-process.testing.ts'

const { pool, url } = await freshDatabase()
const directory = mkdtempSync(path.join(os.tmpdir(), 'two-servers-'))
const running: ServerProcess[] = []

/** A server that signs what it writes, as PostgreSQL lets every connection do. */
function start(name: string): ServerProcess {
  const server = startServerProcess({
    env: {
      DATA_DIR: path.join(directory, name),
      DATABASE_URL: url.replace('@/', '@localhost/'),
      PGAPPNAME: name,
      SAMPLE_BALL_SECONDS: '0.05',
    },
  })
  running.push(server)
  return server
}

afterAll(async () => {
  for (const { child } of running) child.kill('SIGKILL')
  await Promise.all(running.map(({ exit }) => exit))
  rmSync(directory, { recursive: true, force: true })
})

/** Who wrote the facts, in the order in which they were written. */
async function writers(): Promise<string[]> {
  const { rows } = await pool.query<{ writer: string }>(
    `select writer from match_event where writer in ('first', 'second') order by recorded_at, seq`,
  )
  return rows.map(({ writer }) => writer)
}

const written = async (by: string) => (await writers()).filter((writer) => writer === by).length
const patience = { timeout: 60_000 }

await pool.query(
  `alter table match_event add column writer text default current_setting('application_name')`,
)
const first = start('first')
await first.ready
const second = start('second')
const { port } = new URL(await second.ready)

type Live = { readonly id: string; readonly seq: number }

async function liveSample(): Promise<Live | undefined> {
  const { rows } = await pool.query<Live>(
    `select id, seq from match where status = 'live' and is_sample`,
  )
  return rows[0]
}

/** Follows the sample match on the second server until enough has come, or the match is over. */
async function follow({ id, seq }: Live): Promise<readonly number[]> {
  const wire = new Wire(Number(port), ask(`/live/${id}?after=${seq}`))
  const isOver = (text: string) => text.includes('"type":"player-of-match"')
  const text = await wire.until((seen) => seqsIn(seen).length >= 10 || isOver(seen))
  wire.socket.destroy()
  return seqsIn(text)
}

test('what one server writes is told on the streams of the other, and nothing has to be set for it', async () => {
  let seqs: readonly number[] = []
  while (seqs.length < 10) {
    const live = await liveSample()
    if (live === undefined) continue
    seqs = await follow(live)
    expect(seqs).toEqual(seqs.map((_, at) => live.seq + 1 + at))
  }
  expect(await written('second')).toBe(0)
}, 60_000)

test('of two servers one plays the sample match, and the other when that one dies', async () => {
  const before = await written('first')
  await expect.poll(() => written('first'), patience).toBeGreaterThan(before + 40)

  first.child.kill('SIGKILL')
  await expect.poll(() => written('second'), patience).toBeGreaterThan(5)

  const all = await writers()
  expect(all.lastIndexOf('first')).toBeLessThan(all.indexOf('second'))
}, 180_000)
