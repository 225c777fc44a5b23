import { useId } from 'react'
import type { ReactNode } from 'react'
import * as t from '#texts/kit.ts'
import { Grid } from './axes.tsx'
import { Canvas } from './canvas.tsx'
import { ChartFrame } from './chart-frame.tsx'
import type { ChartRow, ChartTable, FrameProps } from './chart-frame.tsx'
import styles from './chart.module.css'
import { Marker, seriesClass } from './marker.tsx'
import { type OverUnit, overs as wholeOvers } from './over-unit.ts'
import { overMarks, overTicks, scale } from './scale.ts'
import type { Scale } from './scale.ts'

export type OverRuns = {
  readonly runs: number
  readonly wickets: number
  /** The runs as the table shows them, such as a button that explains them. */
  readonly figure?: ReactNode
}

export type Bars = {
  readonly name: string
  /** One item per over, in order. */
  readonly overs: readonly OverRuns[]
}

type ManhattanProps = FrameProps & {
  readonly innings: readonly Bars[]
  readonly overs: number
  /** The text alternative. */
  readonly label: string
  readonly height?: number | undefined
  readonly unit?: OverUnit | undefined
}

/** Runs per over as bars, side by side per innings; a mark above a bar is a wicket. */
export function Manhattan(props: ManhattanProps) {
  const { innings, unit = wholeOvers } = props
  return (
    <ChartFrame
      title={props.title}
      level={props.level}
      note={props.note}
      series={innings.map((bars) => bars.name)}
      keyNote={t.markersAreWickets}
      table={overTable(innings, unit)}
    >
      <BarsDrawing
        innings={innings}
        overs={props.overs}
        unit={unit}
        label={props.label}
        height={props.height ?? 230}
      />
    </ChartFrame>
  )
}

function overTable(innings: readonly Bars[], unit: OverUnit): ChartTable {
  const last = Math.max(0, ...innings.map((bars) => bars.overs.length))
  const cell = (over: OverRuns | undefined) => {
    if (!over) return ''
    const { figure = over.runs, wickets } = over
    return wickets === 0 ? (
      figure
    ) : (
      <>
        {figure} ({wickets}w)
      </>
    )
  }
  const rows = Array.from({ length: last }, (_, index): ChartRow => [
    (index + 1) * unit.size,
    ...innings.map((bars) => cell(bars.overs[index])),
  ])
  return { head: [unit.name, ...innings.map((bars) => bars.name)], rows }
}

type DrawingProps = {
  readonly innings: readonly Bars[]
  readonly overs: number
  readonly unit: OverUnit
  readonly label: string
  readonly height: number
}

/** Pixels at the right, so that the last over's number is not cut off. */
const edge = 6

/** Pixels of a wicket's mark above its bar. */
const markRoom = 12

function BarsDrawing({ innings, overs, unit, label, height }: DrawingProps) {
  const id = useId()
  const all = innings.flatMap((bars) => bars.overs)
  const runs = all.map((over) => over.runs)
  const ticks = overTicks(Math.min(...runs), Math.max(6, ...runs))
  const lowest = ticks[0] ?? 0
  const top = 8 + markRoom * Math.max(0, ...all.map((over) => over.wickets))
  return (
    <Canvas height={height} label={label}>
      {(width) => {
        const plot = { left: 28, right: width - edge, top, bottom: height - 26 }
        const slot = (plot.right - plot.left) / Math.max(1, overs)
        const above = scale((ticks.at(-1) ?? 1) - lowest, plot.bottom, plot.top)
        const y = (value: number) => above(value - lowest)
        return (
          <>
            <Hatches id={id} count={innings.length} />
            <Grid plot={plot} y={y} ticks={ticks} />
            {[1, ...overMarks(overs).filter((mark) => mark > 1)].map((mark) => (
              <text
                key={mark}
                x={plot.left + slot * (mark - 0.5)}
                y={height - 7}
                textAnchor="middle"
              >
                {mark * unit.size}
              </text>
            ))}
            {innings.map((bars, index) => {
              const place = { index, of: innings.length, left: plot.left, slot }
              return (
                <InningsBars
                  key={bars.name}
                  bars={bars}
                  place={place}
                  y={y}
                  fill={`${id}${index}`}
                />
              )
            })}
          </>
        )
      }}
    </Canvas>
  )
}

type HatchesProps = { readonly id: string; readonly count: number }

function Hatches({ id, count }: HatchesProps) {
  return (
    <defs>
      {Array.from({ length: Math.max(0, count - 1) }, (_, index) => (
        <pattern
          key={index}
          id={`${id}${index + 1}`}
          className={seriesClass(index + 1)}
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${45 - index * 90})`}
        >
          <rect width="5" height="5" className={styles.hatch} />
          <path d="M0 0V5" className={styles.hatchLine} />
        </pattern>
      ))}
    </defs>
  )
}

type InningsBarsProps = {
  readonly bars: Bars
  /** Which of how many innings, and where the over's slot begins. */
  readonly place: { readonly index: number; readonly of: number; left: number; slot: number }
  readonly y: Scale
  readonly fill: string
}

function InningsBars({ bars, place, y, fill }: InningsBarsProps) {
  const { index, of, left, slot } = place
  const width = Math.max(1, (slot * 0.76 - (of - 1)) / of)
  const offset = slot * 0.12 + index * (width + 1)
  return (
    <g className={seriesClass(index)}>
      {bars.overs.map(({ runs, wickets }, over) => {
        const x = left + over * slot + offset
        const top = y(Math.max(0, runs))
        return (
          // An over's index is its identity.
          // oxlint-disable-next-line react/no-array-index-key
          <g key={over}>
            {runs !== 0 && (
              <rect
                className={index === 0 ? styles.bar : styles.hatched}
                fill={index === 0 ? undefined : `url(#${fill})`}
                x={x}
                y={top}
                width={width}
                height={y(Math.min(0, runs)) - top}
              />
            )}
            {Array.from({ length: wickets }, (_, wicket) => (
              <Marker
                key={wicket}
                series={index}
                x={x + width / 2}
                y={top - 8 - wicket * markRoom}
                size={4.2}
              />
            ))}
          </g>
        )
      })}
    </g>
  )
}
