/** Maps a value, from zero on, to a coordinate. */
export type Scale = (value: number) => number

/** A linear scale from 0 … `domain` to `from` … `to`, rounded to a tenth of a pixel. */
export function scale(domain: number, from: number, to: number): Scale {
  const stretch = domain === 0 ? 0 : (to - from) / domain
  return (value) => Math.round((from + value * stretch) * 10) / 10
}

const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000]

/** Round values for four or five grid lines, from zero to the first one not below `most`. */
export const ticks = (most: number): number[] => ticksBetween(0, most)

/** As `ticks`, beginning with the last round value not above `least`: sides of pairs start with runs. */
export function ticksBetween(
  least: number,
  most: number,
  choices: readonly number[] = steps,
): number[] {
  const step = choices.find((choice) => (most - least) / choice <= 4) ?? choices.at(-1) ?? 1
  const first = Math.floor(least / step)
  const count = Math.max(1, Math.ceil(most / step) - first)
  return Array.from({ length: count + 1 }, (_, index) => (first + index) * step)
}

/** Grid values for runs per over, in multiples of six: below zero where wickets cost more than an over made. */
export function overTicks(least: number, most: number): number[] {
  return ticksBetween(Math.min(0, least), most, [2, 3, 6, 9, 12, 18])
}

/** The overs to label below a chart: every fifth of twenty, every tenth of fifty … */
export function overMarks(overs: number): number[] {
  const every = [1, 2, 5, 10, 20, 25, 50].find((step) => overs / step <= 6) ?? 50
  return Array.from({ length: Math.floor(overs / every) }, (_, index) => (index + 1) * every)
}

/** Pushes overlapping labels apart; the order of positions is kept. */
export function apart(positions: readonly number[], least: number): number[] {
  const order = positions.map((y, index) => ({ y, index })).toSorted((a, b) => a.y - b.y)
  const placed = [...positions]
  let floor = -Infinity
  for (const { y, index } of order) {
    placed[index] = Math.max(y, floor)
    floor = (placed[index] ?? y) + least
  }
  return placed
}
