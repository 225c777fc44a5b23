import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { readFigures } from './figures.ts'
import { matchId } from './live-server.ts'
import { type Programs, withoutCompiler, withPrograms } from './c-programs.ts'
import {
  askStanding,
  linesOf,
  median,
  nextLine,
  processorTime,
  residentBytes,
  startChild,
  stopChild,
} from './processes.ts'
import type { BenchRow } from './row.ts'

const readers = 10_000
const eventsPerSecond = 2
const seconds = 6
const rounds = 3
/** The flags of `npm start`. */
const serverFlags = ['--max-semi-space-size=8']

type Round = {
  /** Nanoseconds of processor time per event delivered. */
  readonly cost: number
  readonly p50: number
  readonly p99: number
  readonly bytesPerReader: number
  /** Including the young generation. */
  readonly residentPerReader: number
}

/** The memory of a process without V8's young generation. */
async function heldBytes(server: ChildProcess, lines: AsyncIterator<string>, isOurs: boolean) {
  const nursery = isOurs ? (await askStanding(server, lines)).nursery : 0
  return residentBytes(server.pid ?? 0) - nursery
}

/** One server with ten thousand readers, for a few seconds. */
async function play(server: ChildProcess, listeners: string, isOurs: boolean): Promise<Round> {
  const { pid = 0 } = server
  const lines = linesOf(server.stdout)
  const port = await nextLine(lines)
  const resident = residentBytes(pid)
  const before = await heldBytes(server, lines, isOurs)
  const crowd = startChild(listeners, port, `/live/${matchId}`, String(readers), String(seconds))
  const [said, results] = [linesOf(crowd.stderr), linesOf(crowd.stdout)]
  try {
    await nextLine(said)
    await nextLine(said)
    const started = processorTime(pid)
    const { heard, p50, p99 } = readFigures(await nextLine(results), ['heard', 'p50', 'p99'])
    const spent = processorTime(pid) - started
    const held = (await heldBytes(server, lines, isOurs)) - before
    return {
      cost: spent / heard,
      p50,
      p99,
      bytesPerReader: held / readers,
      residentPerReader: (residentBytes(pid) - resident) / readers,
    }
  } finally {
    await stopChild(crowd)
    await stopChild(server)
  }
}

async function measure(programs: Programs) {
  const ours: Round[] = []
  const limit: Round[] = []
  const serverFile = path.join(import.meta.dirname, 'live-server.ts')
  for (let round = 0; round < rounds; round += 1) {
    const broadcaster = startChild(programs.broadcaster, String(eventsPerSecond))
    limit.push(await play(broadcaster, programs.listeners, false))
    const server = startChild(process.execPath, ...serverFlags, serverFile, String(eventsPerSecond))
    ours.push(await play(server, programs.listeners, true))
  }
  return { ours, limit }
}

const of = (all: readonly Round[], figure: keyof Round) => median(all.map((round) => round[figure]))

function rowsFrom(ours: readonly Round[], limit: readonly Round[]): BenchRow[] {
  const ratio = (figure: keyof Round) => of(ours, figure) / of(limit, figure)
  const both = (figure: keyof Round, unit: string, by = 1) =>
    `${(of(ours, figure) / by).toFixed(1)} against ${(of(limit, figure) / by).toFixed(1)} ${unit}, ${readers} readers, ${eventsPerSecond} events a second, medians of ${rounds}`
  return [
    {
      name: 'live-cpu',
      what: 'processor time per delivered event, times a C epoll broadcaster',
      value: ratio('cost'),
      goal: 1.35,
      unit: '×',
      detail: both('cost', 'µs', 1000),
    },
    {
      name: 'live-p99',
      what: 'publish to receipt, 99th percentile, times the same',
      value: ratio('p99'),
      goal: 2,
      unit: '×',
      detail: both('p99', 'ms'),
    },
    {
      name: 'live-p50',
      what: 'publish to receipt, median, times the same',
      value: ratio('p50'),
      unit: '×',
      detail: both('p50', 'ms'),
    },
    {
      name: 'live-memory',
      what: 'memory that a reader keeps',
      value: of(ours, 'bytesPerReader') / 1024,
      goal: 6,
      unit: 'kB',
      detail: `${readers} readers, resident but for V8's nursery, whose size follows from the work and not from the readers`,
    },
    {
      name: 'live-resident',
      what: 'the same with the nursery',
      value: of(ours, 'residentPerReader') / 1024,
      goal: 6,
      unit: 'kB',
      detail: `${readers} readers`,
    },
  ]
}

/** The product's hub and edge compared with a minimal C server, alternately on the same machine. */
export async function liveBench(): Promise<BenchRow[]> {
  const rows = await withPrograms(async (programs) => {
    const { ours, limit } = await measure(programs)
    return rowsFrom(ours, limit)
  })
  return rows ?? [withoutCompiler('live', 'fan-out against a C broadcaster')]
}

if (import.meta.main) console.table(await liveBench())
