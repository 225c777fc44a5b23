import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { FairQueue, FULL } from './fair-queue.ts'
import { FAILED, ThreadPool } from './thread-pool.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'thread-pool-'))
const program = path.join(folder, 'program.mjs')
const jobs = path.join(import.meta.dirname, 'thread-jobs.ts')
await writeFile(
  program,
  `import { readFileSync } from 'node:fs'
   import { answerJobs } from ${JSON.stringify(jobs)}
   const kinds = {
     twice: (size) => size * 2,
     throw: () => { throw new Error('no') },
     grow: () => { const all = []; for (;;) all.push(Array.from({ length: 10_000 }, Math.random)) },
     // Of proc_pid_stat(5) the 19th field, counted after the name, which may hold blanks.
     nice: () => Number(readFileSync('/proc/thread-self/stat', 'utf8').split(') ')[1].split(' ')[16]),
     loop: () => { for (;;); },
   }
   answerJobs(({ kind, size }) => kinds[kind](size))`,
)

type Job = { readonly kind: 'twice' | 'throw' | 'grow' | 'nice' | 'loop'; readonly size?: number }

const poolOf = (patienceMs: number) =>
  new ThreadPool<Job, number>(
    program,
    { patienceMs, memoryMb: 64 },
    new FairQueue({ atOnce: 2, atOnceOfOne: 1, mostWaiting: 2 }),
  )

test('a job is answered by a thread', async () => {
  expect(await poolOf(60_000).run('Asha', { kind: 'twice', size: 21 })).toBe(42)
})

test.each(['throw', 'grow'] as const)(
  'a job that can only %s fails, and the next is answered',
  async (kind) => {
    const pool = poolOf(60_000)

    expect(await pool.run('Asha', { kind })).toBe(FAILED)
    expect(await pool.run('Asha', { kind: 'twice', size: 2 })).toBe(4)
  },
)

test('a job without end is ended, and nobody else waits for it', async () => {
  const pool = poolOf(2000)
  const order: string[] = []
  const endless = pool.run('Asha', { kind: 'loop' }).then((end) => (order.push('Asha'), end))
  const own = pool.run('Asha', { kind: 'twice', size: 1 })
  const other = await pool.run('Bilal', { kind: 'twice', size: 2 })
  order.push('Bilal')

  expect(other).toBe(4)
  expect(await endless).toBe(FAILED)
  expect(await own).toBe(2)
  expect(order).toEqual(['Bilal', 'Asha'])
})

test('what does not fit is refused at once', async () => {
  const pool = poolOf(60_000)
  const ends = await Promise.all(
    [1, 2, 3, 4].map((size) => pool.run('Asha', { kind: 'twice', size })),
  )

  expect(ends).toEqual([2, 4, 6, FULL])
})

test.skipIf(process.platform !== 'linux')('threads come after the pages and streams', async () => {
  expect(await poolOf(60_000).run('Asha', { kind: 'nice' })).toBe(5)
})
