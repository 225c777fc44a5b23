import type { BenchRow } from '../row.ts'

const MEGABYTE = 1_048_576
/** Of a life, while the heap finds its size, which takes longer the slower the machine is. */
const WARM_UP_HOURS = 15 / 60
/** Two standard errors: 95 % of what chance does. */
const ERRORS = 2

/** Resident bytes at `hours` after the start, in the server's nth life. */
export type Sample = { readonly life: number; readonly hours: number; readonly bytes: number }

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const mean = (values: readonly number[]) => sum(values) / values.length

/** The samples of the last life, which is the longest, without those of its beginning. */
function settled(samples: readonly Sample[]): Sample[] {
  const last = samples.at(-1)?.life
  const life = samples.filter((one) => one.life === last)
  const began = life[0]?.hours ?? 0
  return life.filter(({ hours }) => hours - began >= WARM_UP_HOURS)
}

/**
 * By how much the error is larger since what one look has above the line, the next one has too: `n` looks tell as much
 * as n(1 − r)/(1 + r) that knew nothing of each other (Santer et al. 2000, doi:10.1029/1999JD901105).
 */
function likeness(left: readonly number[]): number {
  const products = left.slice(1).map((one, at) => one * (left[at] ?? 0))
  const r = Math.max(0, sum(products) / sum(left.map((one) => one * one)))
  return Math.sqrt((1 + r) / (1 - r))
}

/** By least squares, with its standard error; both in bytes an hour. */
function slopeOf(samples: readonly Sample[]) {
  const [hours, bytes] = [
    mean(samples.map((one) => one.hours)),
    mean(samples.map((one) => one.bytes)),
  ]
  const points = samples.map((one) => ({ x: one.hours - hours, y: one.bytes - bytes }))
  const spread = sum(points.map(({ x }) => x * x))
  const slope = sum(points.map(({ x, y }) => x * y)) / spread
  const left = points.map(({ x, y }) => y - slope * x)
  const squares = sum(left.map((one) => one * one))
  const error = Math.sqrt(squares / (points.length - 2) / spread)
  return { slope, error: error * likeness(left) }
}

/** The growth of memory against what chance does to it; not measured in a short run. */
export function memoryRow(samples: readonly Sample[]): BenchRow {
  const late = settled(samples)
  const { slope, error } = slopeOf(late)
  const [growth, noise] = [slope / MEGABYTE, (ERRORS * error) / MEGABYTE]
  const held = mean(late.map(({ bytes }) => bytes)) / MEGABYTE
  const minutes = ((late.at(-1)?.hours ?? 0) - (late[0]?.hours ?? 0)) * 60
  return {
    name: 'faults-memory',
    what: 'growth of the memory in the last life of the server, times twice its standard error',
    value: Number.isFinite(noise) && noise > 0 ? growth / noise : null,
    goal: 1,
    unit: '×',
    detail: `${growth.toFixed(0)} ± ${noise.toFixed(0)} MB an hour at ${held.toFixed(0)} MB, over ${minutes.toFixed(0)} min`,
  }
}
