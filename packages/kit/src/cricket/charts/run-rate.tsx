import { byOver } from './by-over.ts'
import { ChartFrame } from './chart-frame.tsx'
import type { FrameProps } from './chart-frame.tsx'
import { Lines } from './lines.tsx'
import type { Line } from './lines.tsx'
import { type OverUnit, overs as wholeOvers } from './over-unit.ts'
import { ticksBetween } from './scale.ts'

type RunRateProps = FrameProps & {
  /** Run rates after each over: one line per innings, or current and required rate. */
  readonly rates: readonly Line[]
  readonly overs: number
  /** The text alternative. */
  readonly label: string
  readonly height?: number | undefined
  readonly unit?: OverUnit | undefined
}

/** The run rate over the course of the innings. */
export function RunRate({
  rates,
  overs,
  label,
  height,
  unit = wholeOvers,
  ...frame
}: RunRateProps) {
  const values = rates.flatMap((line) => line.points.map((point) => point.value))
  return (
    <ChartFrame {...frame} series={rates.map((line) => line.name)} table={byOver(rates, unit, 2)}>
      <Lines
        lines={rates}
        overs={overs}
        unit={unit}
        ticks={ticksBetween(Math.min(0, ...values), Math.max(1, ...values))}
        label={label}
        height={height}
      />
    </ChartFrame>
  )
}
