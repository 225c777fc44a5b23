import type { ChartRow, ChartTable } from './chart-frame.tsx'
import type { Line } from './lines.tsx'
import type { OverUnit } from './over-unit.ts'

/**
 * The values of lines at the end of each over, and at the last ball of an over in progress. `digits` are
 * the decimal places.
 */
export function byOver(lines: readonly Line[], unit: OverUnit, digits = 0): ChartTable {
  const end = Math.max(0, ...lines.map((line) => line.points.at(-1)?.over ?? 0))
  const rows = Array.from({ length: Math.ceil(end) }, (_, index): ChartRow => {
    const over = index + 1
    return [reached(over, end, unit), ...lines.map((line) => valueAt(line, over, digits))]
  })
  return { head: [unit.name, ...lines.map((line) => line.name)], rows }
}

/** An over by its number, even while it is bowled; balls as far as they are bowled. */
const reached = (over: number, end: number, { size }: OverUnit) =>
  size === 1 ? over : Math.round(Math.min(over, end) * size)

function valueAt({ points }: Line, over: number, digits: number): string | number {
  const inOver = points.filter((point) => point.over > over - 1 && point.over <= over)
  const value = inOver.at(-1)?.value
  if (value === undefined) return ''
  return digits === 0 ? value : value.toFixed(digits)
}
