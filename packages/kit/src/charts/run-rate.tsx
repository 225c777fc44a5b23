import { byOver } from './by-over.ts'
import { ChartFrame } from './chart-frame.tsx'
import type { FrameProps } from './chart-frame.tsx'
import { Lines } from './lines.tsx'
import type { Line } from './lines.tsx'
import { ticks } from './scale.ts'

type RunRateProps = FrameProps & {
  /** Rates after each over: of each innings, or the current and the required one. */
  readonly rates: readonly Line[]
  readonly overs: number
  /** The chart in words. */
  readonly label: string
  readonly height?: number | undefined
  readonly overName?: string | undefined
}

/** Runs an over, as the innings went. */
export function RunRate({
  rates,
  overs,
  label,
  height,
  overName = 'Over',
  ...frame
}: RunRateProps) {
  const most = rates.flatMap((line) => line.points.map((point) => point.value))
  return (
    <ChartFrame {...frame} series={rates.map((line) => line.name)} table={byOver(rates, overName)}>
      <Lines
        lines={rates}
        overs={overs}
        ticks={ticks(Math.max(1, ...most))}
        label={label}
        height={height}
      />
    </ChartFrame>
  )
}
