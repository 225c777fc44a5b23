import * as t from '#texts/kit.ts'
import type { Band } from './axes.tsx'
import { byOver } from './by-over.ts'
import { ChartFrame } from './chart-frame.tsx'
import type { FrameProps } from './chart-frame.tsx'
import { Lines } from './lines.tsx'
import type { Line } from './lines.tsx'
import { type OverUnit, overs } from './over-unit.ts'
import { ticksBetween } from './scale.ts'

type WormProps = FrameProps & {
  /** One line per innings, in order; `marks` are wickets. */
  readonly innings: readonly Line[]
  /** The overs of an innings, or the number bowled when unlimited. */
  readonly overs: number
  /** Powerplays. */
  readonly bands?: readonly Band[] | undefined
  /** The text alternative. */
  readonly label: string
  readonly height?: number | undefined
  readonly unit?: OverUnit | undefined
}

/** The lowest run rate for which the chart has room, so that an innings does not start as a cliff. */
const leastRate = 5
const leastMost = 100

/** Cumulative runs over by over. */
export function Worm(props: WormProps) {
  const { innings, unit = overs } = props
  const scored = innings.flatMap(({ points }) => points.map(({ value }) => value))
  const targets = innings.flatMap(({ towards }) => towards?.value ?? [])
  const lowest = scored.length === 0 ? 0 : Math.min(...scored)
  const height = Math.max(1, Math.min(leastMost, props.overs * leastRate))
  return (
    <ChartFrame
      title={props.title}
      level={props.level}
      note={props.note}
      series={innings.map((line) => line.name)}
      keyNote={t.markersAreWickets}
      table={byOver(innings, unit)}
    >
      <Lines
        lines={innings}
        overs={props.overs}
        unit={unit}
        ticks={ticksBetween(lowest, Math.max(lowest + height, ...scored, ...targets))}
        bands={props.bands}
        label={props.label}
        height={props.height}
      />
    </ChartFrame>
  )
}
