import type { Band } from './axes.tsx'
import { byOver } from './by-over.ts'
import { ChartFrame } from './chart-frame.tsx'
import type { FrameProps } from './chart-frame.tsx'
import { Lines } from './lines.tsx'
import type { Line } from './lines.tsx'
import { ticks } from './scale.ts'

type WormProps = FrameProps & {
  /** One an innings, in order; `marks` are wickets. */
  readonly innings: readonly Line[]
  /** Overs an innings may last, or that were bowled where there is no limit. */
  readonly overs: number
  /** Powerplays. */
  readonly bands?: readonly Band[] | undefined
  /** The chart in words. */
  readonly label: string
  readonly height?: number | undefined
  readonly keyNote?: string | undefined
  /** Heads the first column of the table. */
  readonly overName?: string | undefined
}

/** Runs an over that the drawing has room for at least, so that an innings does not begin as a cliff. */
const leastRate = 5
const leastMost = 100

/** Runs as they grew, over by over. */
export function Worm(props: WormProps) {
  const { innings, keyNote = 'Markers are wickets', overName = 'Over' } = props
  const most = innings.flatMap((line) => [
    ...line.points.map((point) => point.value),
    line.towards?.value ?? 0,
  ])
  const least = Math.min(leastMost, props.overs * leastRate)
  return (
    <ChartFrame
      title={props.title}
      level={props.level}
      note={props.note}
      tableLabel={props.tableLabel}
      chartLabel={props.chartLabel}
      series={innings.map((line) => line.name)}
      keyNote={keyNote}
      table={byOver(innings, overName)}
    >
      <Lines
        lines={innings}
        overs={props.overs}
        ticks={ticks(Math.max(1, least, ...most))}
        bands={props.bands}
        label={props.label}
        height={props.height}
      />
    </ChartFrame>
  )
}
