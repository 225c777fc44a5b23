import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { linesOf, median, nextLine, startChild } from './processes.ts'
import type { BenchRow } from './row.ts'
import { listenToStream, percentile99 } from './stream-delay.ts'

const FOLLOWERS = 10_000
const ROUNDS = 5
const MS_BETWEEN = 1_000
const MOST_MS = 2_000
const MOST_DELAY_MS = 20

const Told = z.object({ ms: z.number(), told: z.number() })

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Everybody who follows a match is told of its wickets, beside a stream of the same server. */
export async function noticesBench(): Promise<BenchRow[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-notices-'))
  const program = path.join(import.meta.dirname, 'notices-server.ts')
  const server = startChild(process.execPath, program, folder, String(FOLLOWERS))
  const lines = linesOf(server.stdout)
  const tell = async () => {
    server.kill('SIGUSR2')
    return Told.parse(JSON.parse(await nextLine(lines)))
  }
  try {
    const origin = await nextLine(lines)
    await tell()
    const quiet = await listenToStream(origin)
    await pause(ROUNDS * MS_BETWEEN)
    const before = percentile99(quiet.stop())
    const stream = await listenToStream(origin)
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      times.push((await tell()).ms)
      await pause(MS_BETWEEN)
    }
    const during = percentile99(stream.stop())
    const { told } = await tell()
    return rowsOf({ times, before, during, told })
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}

type Measured = {
  readonly times: readonly number[]
  readonly before: number
  readonly during: number
  readonly told: number
}

const rowsOf = ({ times, before, during, told }: Measured): BenchRow[] => [
  {
    name: 'notices',
    what: `a wicket told to ${FOLLOWERS} followers, with what is to be pushed and emailed`,
    value: median(times),
    goal: MOST_MS,
    unit: 'ms',
    detail: `median of ${ROUNDS}, the slowest ${Math.max(...times).toFixed(0)} ms; ${told} notices in all; half have a browser, a quarter a daily email`,
  },
  {
    name: 'notices-stream',
    what: 'by how much that delays the same server’s live stream, 99th percentile',
    value: Math.max(0, during - before),
    goal: MOST_DELAY_MS,
    unit: 'ms',
    detail: `${during.toFixed(1)} ms beside the notices, ${before.toFixed(1)} ms before`,
  },
]

if (import.meta.main) console.log(await noticesBench())
