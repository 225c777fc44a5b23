import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Programs, withoutCompiler, withPrograms } from './c-programs.ts'
import { readFigures } from './figures.ts'
import { linesOf, median, nextLine, startChild, stopChild } from './processes.ts'
import type { BenchRow } from './row.ts'
import { beginMatch, World } from './scored-match.ts'

const viewers = 10_000
const seconds = 8
const ballEveryMs = 500
const rounds = 3
/** The flags of `npm start`. */
const serverFlags = ['--max-semi-space-size=8']

/** Posts balls until the listeners have heard enough; answers the 99th percentile in milliseconds. */
async function postedToHeard(listeners: string): Promise<number> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-posting-'))
  const program = path.join(import.meta.dirname, 'world-server.ts')
  const settings = ['ADDRESS_SHARE=100']
  const server = startChild(process.execPath, ...serverFlags, program, folder, ...settings)
  try {
    const world = World.parse(JSON.parse(await nextLine(linesOf(server.stdout))))
    const { id, ball } = await beginMatch(world)
    const tell = async () => {
      const answer = await ball()
      if (!answer.ok) throw new Error(await answer.text())
    }
    const { port } = new URL(world.origin)
    return await heard(
      [listeners, port, `/live/${id}`, String(viewers), String(seconds), 'note'],
      tell,
    )
  } finally {
    await stopChild(server)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** The 99th percentile of a crowd that listens while something is told twice a second. */
async function heard(
  [program = '', ...words]: readonly string[],
  tell: () => Promise<void>,
): Promise<number> {
  const crowd = startChild(program, ...words)
  const [said, results] = [linesOf(crowd.stderr), linesOf(crowd.stdout)]
  try {
    await nextLine(said)
    await nextLine(said)
    const told = { yet: false }
    const result = nextLine(results).finally(() => (told.yet = true))
    while (!told.yet) {
      await tell()
      await pause(ballEveryMs)
    }
    return readFigures(await result, ['p99']).p99
  } finally {
    await stopChild(crowd)
  }
}

/** The C broadcaster, which needs no posts. */
async function broadcast({ broadcaster, listeners }: Programs): Promise<number> {
  const server = startChild(broadcaster, String(1000 / ballEveryMs))
  try {
    const port = await nextLine(linesOf(server.stdout))
    const words = [listeners, port, '/live/any', String(viewers), String(seconds)]
    return await heard(words, () => Promise.resolve())
  } finally {
    await stopChild(server)
  }
}

/** From the post of a scorer to the screens of ten thousand viewers, against a minimal C server that only sends. */
export async function postingBench(): Promise<BenchRow[]> {
  const name = 'posting'
  const what = 'a scorer’s post to 99 % of 10,000 viewers, times a C epoll broadcaster'
  const rows = await withPrograms(async (programs) => {
    const [ours, limit]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round += 1) {
      limit.push(await broadcast(programs))
      ours.push(await postedToHeard(programs.listeners))
    }
    const [own, least] = [median(ours), median(limit)]
    const detail = `${own.toFixed(1)} against ${least.toFixed(1)} ms, two balls a second, medians of ${rounds}`
    return [{ name, what, value: own / least, goal: 2, unit: '×', detail }]
  })
  return rows ?? [withoutCompiler(name, what)]
}

if (import.meta.main) console.table(await postingBench())
