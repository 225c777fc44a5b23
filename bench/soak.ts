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

/** `bytes` held at so many `hours` after the start. */
type Sample = { readonly hours: number; readonly bytes: number }

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Bytes an hour, by least squares. */
function slopeOf(samples: readonly Sample[]): number {
  const [hours, bytes] = [mean(samples.map((s) => s.hours)), mean(samples.map((s) => s.bytes))]
  const together = samples.map((one) => (one.hours - hours) * (one.bytes - bytes))
  const alone = samples.map((one) => (one.hours - hours) ** 2)
  return mean(together) / mean(alone)
}

/** A crowd comes, drops, returns and goes, again and again; what the server holds once all are gone, but for the nursery of its heap. */
async function churn({ storm }: Programs, minutes: number): Promise<Sample[]> {
  const server = startChild(
    process.execPath,
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
      const { nursery } = await askStanding(server, lines)
      samples.push({ hours, bytes: residentBytes(server.pid ?? 0) - nursery })
    }
    return samples
  } finally {
    await stopChild(server)
  }
}

/** Memory over minutes of coming and going. The first third is the heap's to find its size. */
export async function soakBench(minutes = 10): Promise<BenchRow[]> {
  const samples = await withPrograms((programs) => churn(programs, minutes))
  if (samples === undefined) return [withoutCompiler('soak', 'memory over time')]
  const settled = samples.slice(Math.floor(samples.length / 3))
  const growth = slopeOf(settled)
  const held = mean(settled.map(({ bytes }) => bytes))
  const megabytes = (bytes: number) => (bytes / MEGABYTE).toFixed(1)
  return [
    {
      name: 'soak-growth',
      what: 'growth of memory in an hour of readers coming and going',
      value: (growth / held) * 100,
      unit: '% an hour',
      detail: `${megabytes(growth)} MB an hour at ${megabytes(held)} MB, from ${samples.length} crowds of ${readers} in ${minutes} minutes`,
    },
  ]
}

if (import.meta.main) console.table(await soakBench(Number(process.argv[2] ?? 10)))
