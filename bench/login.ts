import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { listenToStream, percentile99 } from './stream-delay.ts'
import { loginTimingRow } from './login-timing.ts'
import { linesOf, nextLine, processorTime, startChild } from './processes.ts'
import type { BenchRow } from './row.ts'

const eventsPerSecond = 50
const seconds = 5
/** More than may wait, so that some are refused. */
const atOnce = 96

const file = (name: string) => path.join(import.meta.dirname, name)

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The p99 delay of a stream while `meanwhile` runs. */
async function whileListening<T>(origin: string, meanwhile: () => Promise<T>) {
  const { stop } = await listenToStream(origin)
  const result = await meanwhile()
  const late = stop()
  if (late.length < (eventsPerSecond * seconds) / 2) throw new Error('The stream has stopped.')
  return { p99: percentile99(late), result }
}

async function floodLogins(origin: string): Promise<{ judged: number; turnedAway: number }> {
  const words = [origin, String(atOnce), String(seconds)]
  const child = startChild(process.execPath, file('login-flood.ts'), ...words)
  const said: unknown = JSON.parse(await nextLine(linesOf(child.stdout)))
  const isCount = typeof said === 'object' && said && 'judged' in said && 'turnedAway' in said
  if (!isCount) throw new Error('The flood said something else.')
  return { judged: Number(said.judged), turnedAway: Number(said.turnedAway) }
}

/**
 * One stream, idle and during a flood of logins on the same server: hashing passwords must not delay it.
 * Then, whether timing reveals who has an account.
 */
export async function loginBench(): Promise<BenchRow[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-login-'))
  const server = startChild(
    process.execPath,
    file('login-server.ts'),
    folder,
    String(eventsPerSecond),
  )
  try {
    const origin = await nextLine(linesOf(server.stdout))
    const quiet = await whileListening(origin, () => pause(seconds * 1000))
    const before = processorTime(server.pid ?? 0)
    const flood = await whileListening(origin, () => floodLogins(origin))
    const cores = (processorTime(server.pid ?? 0) - before) / (seconds * 1e9)
    const rows = rowsFrom(quiet.p99, { p99: flood.p99, cores, ...flood.result })
    return [...rows, await loginTimingRow(origin)]
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}

type Flood = {
  readonly p99: number
  readonly cores: number
  readonly judged: number
  readonly turnedAway: number
}

const rowsFrom = (quiet: number, { p99, cores, judged, turnedAway }: Flood): BenchRow[] => [
  {
    name: 'login-p99',
    what: 'publish to receipt during a flood of logins, 99th percentile, above that of a quiet server',
    value: p99 - quiet,
    goal: 20,
    unit: 'ms',
    detail: `${p99.toFixed(1)} against ${quiet.toFixed(1)} ms in the same run, ${eventsPerSecond} events a second, ${atOnce} logins at once`,
  },
  {
    name: 'login-rate',
    what: 'logins judged a second, two argon2id hashes each',
    value: judged / seconds,
    unit: '/s',
    detail: `${Math.max(1, os.availableParallelism() - 1)} hashed at once on ${os.availableParallelism()} cores, ${turnedAway} told to come back, ${cores.toFixed(2)} cores busy`,
  },
]

if (import.meta.main) console.table(await loginBench())
