import { Bands, Grid, Marks } from './axes.tsx'
import type { Band, Plot } from './axes.tsx'
import { Canvas } from './canvas.tsx'
import styles from './chart.module.css'
import { Marker, seriesClass } from './marker.tsx'
import { placeLabels, spotsOf } from './end-labels.ts'
import type { OverUnit } from './over-unit.ts'
import { overMarks, scale } from './scale.ts'
import type { Scale } from './scale.ts'

export type Point = {
  /** Overs bowled as a fraction: sixths (or fifths), not 15.2. */
  readonly over: number
  readonly value: number
}

export type Line = {
  readonly name: string
  readonly points: readonly Point[]
  /** Points marked on the line. */
  readonly marks?: readonly Point[] | undefined
  /** Written below the name at the line's end, such as `187/6`. */
  readonly figure: string
  /** A dotted path leads from the line's end to this point, such as a target at the last over. */
  readonly towards?: Point | undefined
}

type LinesProps = {
  readonly lines: readonly Line[]
  readonly overs: number
  readonly unit: OverUnit
  /** The values of the grid lines, from the bottom to the top. */
  readonly ticks: readonly number[]
  readonly bands?: readonly Band[] | undefined
  readonly label: string
  readonly height?: number | undefined
}

type Scales = { readonly x: Scale; readonly y: Scale; readonly plot: Plot }

/** Lines over overs, each named at its end. */
export function Lines(props: LinesProps) {
  const { lines, overs, unit, ticks, bands = [], label, height = 270 } = props
  return (
    <Canvas height={height} label={label}>
      {(width) => {
        const plot = {
          left: 34,
          right: Math.max(74, width - marginFor(lines, overs)),
          top: 14,
          bottom: height - 28,
        }
        const x = scale(overs, plot.left, plot.right)
        const lowest = ticks[0] ?? 0
        const above = scale((ticks.at(-1) ?? 1) - lowest, plot.bottom, plot.top)
        const y = (value: number) => above(value - lowest)
        const scales = { x, y, plot }
        return (
          <>
            <Grid plot={plot} y={y} ticks={ticks} />
            <Marks plot={plot} x={x} marks={overMarks(overs)} unit={unit} />
            <Bands plot={plot} x={x} bands={bands} />
            {lines.map((line, index) => (
              <Drawn key={line.name} line={line} index={index} scales={scales} />
            ))}
            <Ends lines={lines} scales={scales} bands={bands} />
          </>
        )
      }}
    </Canvas>
  )
}

/** The right margin for the names of lines that run to the edge. */
function marginFor(lines: readonly Line[], overs: number): number {
  const atEdge = lines.filter(({ points }) => (points.at(-1)?.over ?? 0) > overs * 0.9)
  const longest = Math.max(0, ...atEdge.map(({ name }) => name.length))
  return Math.min(110, Math.max(74, 16 + longest * 7.2))
}

type DrawnProps = { readonly line: Line; readonly index: number; readonly scales: Scales }

function Drawn({ line, index, scales }: DrawnProps) {
  const { x, y } = scales
  const at = ({ over, value }: Point) => `${x(over)} ${y(value)}`
  const end = line.points.at(-1)
  return (
    <g className={seriesClass(index)}>
      {end && line.towards && (
        <path className={styles.path} d={`M${at(end)}L${at(line.towards)}`} />
      )}
      {line.points.length > 1 && (
        <path className={styles.line} d={`M${line.points.map(at).join('L')}`} />
      )}
      {(line.marks ?? []).map((mark) => (
        <Marker
          key={`${mark.over} ${mark.value}`}
          series={index}
          x={x(mark.over)}
          y={y(mark.value)}
        />
      ))}
      {end && x(end.over) < scales.plot.right && (
        <circle className={styles.end} cx={x(end.over)} cy={y(end.value)} r="4" />
      )}
    </g>
  )
}

type EndsProps = {
  readonly lines: readonly Line[]
  readonly scales: Scales
  readonly bands: readonly Band[]
}

function Ends({ lines, scales, bands }: EndsProps) {
  const ended = lines.map(({ name, points }) => ({ name, spots: spotsOf(points, scales) }))
  const named = bands.map((band) => ({ x: scales.x(band.from) + 8, name: band.label }))
  const places = placeLabels(ended, scales.plot, named)
  return lines.map((line, index) => {
    const place = places[index]
    return place && <EndLabel key={line.name} line={line} {...place} />
  })
}

type EndLabelProps = {
  readonly line: Line
  readonly x: number
  readonly y: number
  readonly anchor: 'start' | 'end'
}

function EndLabel({ line, x, y, anchor }: EndLabelProps) {
  return (
    <>
      <text className={styles.name} x={x} y={y} textAnchor={anchor}>
        {line.name}
      </text>
      <text className={styles.figure} x={x} y={y + 19} textAnchor={anchor}>
        {line.figure}
      </text>
    </>
  )
}
