import { classes } from '../../classes.ts'
import { Grid } from './axes.tsx'
import { Canvas } from './canvas.tsx'
import { ChartFrame } from './chart-frame.tsx'
import type { FrameProps } from './chart-frame.tsx'
import styles from './chart.module.css'
import { seriesClass } from './marker.tsx'
import own from './form-bars.module.css'
import { scale, ticks } from './scale.ts'
import type { Scale } from './scale.ts'

export type FormBar = {
  readonly id: string
  /** How high the bar is: runs or wickets. */
  readonly value: number
  /** Above the bar, such as `63*` or `2–20`. */
  readonly text: string
  /** One below the other under the bar: the opponent, the day, the month. */
  readonly below: readonly string[]
  /** The name of its row in the table, and what stands under the other heads. */
  readonly row: readonly [string, ...string[]]
}

type FormBarsProps = FrameProps & {
  /** The earliest first. */
  readonly bars: readonly FormBar[]
  /** The text alternative. */
  readonly label: string
  /** The heads of the table. */
  readonly head: readonly string[]
  /** The value that the axis reaches at least. */
  readonly least: number
  /** How many bars there is room for; fewer of them are not wider. */
  readonly slots: number
  /** The index of the series whose colour the bars have. */
  readonly tone?: 0 | 1 | undefined
}

/** A player's latest innings or spells, one bar each. */
export function FormBars(props: FormBarsProps) {
  const { bars, head, ...rest } = props
  return (
    <ChartFrame
      title={props.title}
      level={props.level}
      note={props.note}
      table={{ head, rows: bars.map(({ row }) => row) }}
    >
      <Drawing bars={bars} {...rest} />
    </ChartFrame>
  )
}

const height = 232
/** Pixels of a line of text under the bars. */
const line = 15
const plotTop = 22

function Drawing({ bars, label, least, slots, tone = 0 }: Omit<FormBarsProps, 'head'>) {
  const lines = Math.max(0, ...bars.map(({ below }) => below.length))
  const marks = ticks(Math.max(least, ...bars.map(({ value }) => value)))
  const bottom = height - lines * line - 8
  const y = scale(marks.at(-1) ?? 1, bottom, plotTop)
  return (
    <Canvas height={height} label={label}>
      {(width) => {
        const plot = { left: 28, right: width, top: plotTop, bottom }
        const slot = (plot.right - plot.left) / slots
        return (
          <g className={classes(seriesClass(tone), own.bars)}>
            <Grid plot={plot} y={y} ticks={marks} />
            {bars.map((bar, at) => (
              <OneBar
                key={bar.id}
                bar={bar}
                x={plot.left + slot * (at + 0.5)}
                width={Math.min(40, slot * 0.68)}
                y={y}
              />
            ))}
          </g>
        )
      }}
    </Canvas>
  )
}

type OneBarProps = {
  readonly bar: FormBar
  /** Its middle. */
  readonly x: number
  readonly width: number
  readonly y: Scale
}

function OneBar({ bar: { value, text, below }, x, width, y }: OneBarProps) {
  return (
    <>
      {value > 0 && (
        <rect
          className={styles.bar}
          x={x - width / 2}
          y={y(value)}
          width={width}
          height={y(0) - y(value)}
        />
      )}
      <text className={own.figure} x={x} y={y(value) - 6} textAnchor="middle">
        {text}
      </text>
      {below.map((words, at) => (
        <text key={words} x={x} y={y(0) + 16 + at * line} textAnchor="middle">
          {words}
        </text>
      ))}
    </>
  )
}
