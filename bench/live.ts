import { type ChildProcess, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { matchId } from './live-server.ts'
import {
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

type Round = {
  /** Nanoseconds of processor time for each event that reached a reader. */
  readonly cost: number
  readonly p50: number
  readonly p99: number
  readonly bytesPerReader: number
}

/** The C programs, compiled in a folder; undefined where there is no compiler. */
function compile(folder: string): { broadcaster: string; listeners: string } | undefined {
  const [broadcaster, listeners] = ['broadcaster', 'listeners'].map((name) => {
    const program = path.join(folder, name)
    const source = path.join(import.meta.dirname, `${name}.c`)
    return spawnSync('gcc', ['-O2', '-o', program, source]).status === 0 ? program : undefined
  })
  return broadcaster && listeners ? { broadcaster, listeners } : undefined
}

/** One server, ten thousand readers, a few seconds. */
async function play(server: ChildProcess, listeners: string): Promise<Round> {
  const { pid = 0 } = server
  const port = await nextLine(linesOf(server.stdout))
  const before = residentBytes(pid)
  const crowd = startChild(listeners, port, `/live/${matchId}`, String(readers), String(seconds))
  const [said, results] = [linesOf(crowd.stderr), linesOf(crowd.stdout)]
  try {
    await nextLine(said)
    await nextLine(said)
    const started = processorTime(pid)
    const result: unknown = JSON.parse(await nextLine(results))
    const spent = processorTime(pid) - started
    const { heard, p50, p99 } = asResult(result)
    return {
      cost: spent / heard,
      p50,
      p99,
      bytesPerReader: (residentBytes(pid) - before) / readers,
    }
  } finally {
    await stopChild(crowd)
    await stopChild(server)
  }
}

function asResult(result: unknown): { heard: number; p50: number; p99: number } {
  const is =
    typeof result === 'object' &&
    result !== null &&
    'heard' in result &&
    'p50' in result &&
    'p99' in result
  if (!is) throw new Error('The listeners said something else.')
  return { heard: Number(result.heard), p50: Number(result.p50), p99: Number(result.p99) }
}

async function measure(programs: { broadcaster: string; listeners: string }) {
  const ours: Round[] = []
  const limit: Round[] = []
  const serverFile = path.join(import.meta.dirname, 'live-server.ts')
  for (let round = 0; round < rounds; round += 1) {
    limit.push(
      await play(startChild(programs.broadcaster, String(eventsPerSecond)), programs.listeners),
    )
    ours.push(
      await play(
        startChild(process.execPath, serverFile, String(eventsPerSecond)),
        programs.listeners,
      ),
    )
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
      what: 'resident memory per reader',
      value: of(ours, 'bytesPerReader') / 1024,
      goal: 6,
      unit: 'kB',
      detail: `${readers} readers`,
    },
  ]
}

/** The product's hub and edge against the least that must be done, in turn on the same machine. */
export async function liveBench(): Promise<BenchRow[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-live-'))
  try {
    const programs = compile(folder)
    if (!programs) {
      return [
        {
          name: 'live',
          what: 'fan-out against a C broadcaster',
          value: null,
          detail: 'skipped: there is no gcc here',
        },
      ]
    }
    const { ours, limit } = await measure(programs)
    return rowsFrom(ours, limit)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) console.table(await liveBench())
