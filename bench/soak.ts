import path from 'node:path'
import { type Programs, withoutCompiler, withPrograms } from './c-programs.ts'
import {
  askStanding,
  linesOf,
  nextLine,
  residentBytes,
  startChild,
  stopChild,
} from './processes.ts'
import type { BenchRow } from './row.ts'
import { playStorm } from './storm.ts'

const readers = 2_000
const eventsPerSecond = 2
const MEGABYTE = 1_048_576

/** Bytes at `hours` after the start: resident without the young generation, and the used heap. */
type Sample = { readonly hours: number; readonly resident: number; readonly heap: number }

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Bytes per hour, by least squares. */
function slopeOf(samples: readonly Sample[], what: 'resident' | 'heap'): number {
  const [hours, bytes] = [mean(samples.map((s) => s.hours)), mean(samples.map((s) => s[what]))]
  const together = samples.map((one) => (one.hours - hours) * (one[what] - bytes))
  const alone = samples.map((one) => (one.hours - hours) ** 2)
  return mean(together) / mean(alone)
}

/** A crowd connects, drops, returns and leaves, repeatedly; answers the server's memory after each round. */
async function churn({ storm }: Programs, minutes: number): Promise<Sample[]> {
  const server = startChild(
    process.execPath,
    '--expose-gc',
    path.join(import.meta.dirname, 'live-server.ts'),
    String(eventsPerSecond),
  )
  const samples: Sample[] = []
  try {
    const lines = linesOf(server.stdout)
    const port = await nextLine(lines)
    const began = performance.now()
    for (let hours = 0; hours * 60 < minutes;) {
      await playStorm(port, storm, readers)
      hours = (performance.now() - began) / 3_600_000
      const { nursery, heap } = await askStanding(server, lines)
      samples.push({ hours, resident: residentBytes(server.pid ?? 0) - nursery, heap })
    }
    return samples
  } finally {
    await stopChild(server)
  }
}

/**
 * Memory growth over minutes of connecting and leaving. The first third is ignored, while the heap finds
 * its size.
 */
export async function soakBench(minutes = 10): Promise<BenchRow[]> {
  const samples = await withPrograms((programs) => churn(programs, minutes))
  if (samples === undefined) return [withoutCompiler('soak', 'memory over time')]
  const settled = samples.slice(Math.floor(samples.length / 3))
  const crowds = `${samples.length} crowds of ${readers} in ${minutes} minutes`
  return [
    rowOf(settled, 'heap', `${crowds}, the log of the bench among it`),
    rowOf(settled, 'resident', `${crowds}, without the nursery`),
  ]
}

function rowOf(settled: readonly Sample[], what: 'resident' | 'heap', from: string): BenchRow {
  const megabytes = (bytes: number) => bytes / MEGABYTE
  const held = mean(settled.map((sample) => sample[what]))
  return {
    name: `soak-${what}`,
    what:
      what === 'heap'
        ? 'growth of what is in use while readers come and go'
        : 'growth of what the process holds meanwhile',
    value: megabytes(slopeOf(settled, what)),
    unit: 'MB an hour',
    detail: `at ${megabytes(held).toFixed(1)} MB, from ${from}`,
  }
}

if (import.meta.main) console.table(await soakBench(Number(process.argv[2] ?? 10)))
