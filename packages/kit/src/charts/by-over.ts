import type { ChartTable } from './chart-frame.tsx'
import type { Line } from './lines.tsx'

/** The figures of lines at the end of each over, with the last ball for an over in progress. */
export function byOver(lines: readonly Line[], overName: string): ChartTable {
  const last = Math.max(0, ...lines.map((line) => Math.ceil(line.points.at(-1)?.over ?? 0)))
  const rows = Array.from({ length: last }, (_, index) => {
    const over = index + 1
    return [over, ...lines.map((line) => valueAt(line, over))]
  })
  return { head: [overName, ...lines.map((line) => line.name)], rows }
}

function valueAt({ points }: Line, over: number): string | number {
  const inOver = points.filter((point) => point.over > over - 1 && point.over <= over)
  return inOver.at(-1)?.value ?? ''
}
