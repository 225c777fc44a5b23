import type { BenchRow } from '../row.ts'

const MEGABYTE = 1_048_576
/** Of each life, while the heap finds its size. */
const WARM_UP_HOURS = 5 / 60
/** Two standard errors: 95 % of what chance does. */
const ERRORS = 2

/** Resident bytes at `hours` after the start, in the server's nth life. */
export type Sample = { readonly life: number; readonly hours: number; readonly bytes: number }

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const mean = (values: readonly number[]) => sum(values) / values.length

type Point = { readonly x: number; readonly y: number }

/** The samples of a life around their middle, without those of its beginning. */
function centred(life: readonly Sample[]): Point[] {
  const [first] = life
  const settled = life.filter(({ hours }) => hours - (first?.hours ?? 0) >= WARM_UP_HOURS)
  const [hours, bytes] = [
    mean(settled.map((one) => one.hours)),
    mean(settled.map((one) => one.bytes)),
  ]
  return settled.map((one) => ({ x: one.hours - hours, y: one.bytes - bytes }))
}

/** One slope for all lives, by least squares, with its standard error; both in bytes an hour. */
function slopeOf(samples: readonly Sample[]) {
  const lives = Map.groupBy(samples, ({ life }) => life)
  const points = [...lives.values()].flatMap(centred)
  const spread = sum(points.map(({ x }) => x * x))
  const slope = sum(points.map(({ x, y }) => x * y)) / spread
  const left = sum(points.map(({ x, y }) => (y - slope * x) ** 2))
  const free = points.length - lives.size - 1
  return { slope, error: Math.sqrt(left / free / spread), points: points.length }
}

/** The growth of memory against what chance does to it; not measured in a short run. */
export function memoryRow(samples: readonly Sample[]): BenchRow {
  const { slope, error, points } = slopeOf(samples)
  const [growth, noise] = [slope / MEGABYTE, (ERRORS * error) / MEGABYTE]
  const held = mean(samples.map(({ bytes }) => bytes)) / MEGABYTE
  return {
    name: 'faults-memory',
    what: 'growth of the memory within the lives of the server, times twice its standard error',
    value: Number.isFinite(noise) && noise > 0 ? growth / noise : null,
    goal: 1,
    unit: '×',
    detail: `${growth.toFixed(0)} ± ${noise.toFixed(0)} MB an hour at ${held.toFixed(0)} MB, from ${points} samples`,
  }
}
