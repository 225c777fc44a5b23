import type { Method } from './chase.ts'
import type { ResourceTable } from './resource-table.ts'

const wicketsLost = [0, 2, 5, 7, 9]

/** By overs left, in tenths of a percent, for the wickets above. */
const published: ReadonlyMap<number, readonly number[]> = new Map([
  [50, [1000, 838, 495, 265, 76]],
  [40, [903, 776, 483, 264, 76]],
  [30, [771, 682, 457, 262, 76]],
  [25, [687, 618, 434, 259, 76]],
  [20, [589, 540, 400, 252, 76]],
  [10, [341, 325, 275, 206, 75]],
  [5, [184, 179, 164, 140, 70]],
])

const ballsPerOver = 6

function cell(balls: number, wickets: number): number | null {
  if (balls === 0) return 0
  const row = balls % ballsPerOver === 0 ? published.get(balls / ballsPerOver) : undefined
  return row?.[wicketsLost.indexOf(wickets)] ?? null
}

/**
 * The table in force until August 2002, as far as its authors’ explanations of the method quote it. It serves
 * to check old examples; what was not quoted is refused.
 */
const tableOf1998: ResourceTable = {
  name: 'D/L (Standard Edition, 1998)',
  ballsPerOver,
  whole: 1000,
  units: Array.from({ length: 10 }, (_, wickets) =>
    Array.from({ length: 50 * ballsPerOver + 1 }, (_cell, balls) => cell(balls, wickets)),
  ),
}

export const methodOf1998: Method = { table: tableOf1998, g50: 225 }
