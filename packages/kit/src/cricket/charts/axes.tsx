import styles from './chart.module.css'
import type { OverUnit } from './over-unit.ts'
import type { Scale } from './scale.ts'

/** The area of a chart, in pixels from the top left. */
export type Plot = {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

type GridProps = {
  readonly plot: Plot
  readonly y: Scale
  readonly ticks: readonly number[]
}

/** Horizontal grid lines with figures. */
export function Grid({ plot, y, ticks }: GridProps) {
  return ticks.map((tick) => (
    <g key={tick}>
      <path className={styles.grid} d={`M${plot.left} ${y(tick)}H${plot.right}`} />
      <text x={plot.left - 8} y={y(tick) + 4} textAnchor="end">
        {tick}
      </text>
    </g>
  ))
}

type MarksProps = {
  readonly plot: Plot
  readonly x: Scale
  /** In overs. */
  readonly marks: readonly number[]
  readonly unit: OverUnit
}

/** Figures below the baseline. */
export function Marks({ plot, x, marks, unit }: MarksProps) {
  return marks.map((mark) => (
    <text key={mark} x={x(mark)} y={plot.bottom + 20} textAnchor="middle">
      {mark * unit.size}
    </text>
  ))
}

export type Band = {
  /** In overs, possibly fractional. */
  readonly from: number
  readonly to: number
  readonly label: string
}

type BandsProps = { readonly plot: Plot; readonly x: Scale; readonly bands: readonly Band[] }

/** Shaded and named ranges, such as powerplays. */
export function Bands({ plot, x, bands }: BandsProps) {
  return bands.map(({ from, to, label }) => (
    <g key={from}>
      <rect
        className={styles.band}
        x={x(from)}
        y={plot.top}
        width={x(to) - x(from)}
        height={plot.bottom - plot.top}
      />
      <text x={x(from) + 8} y={plot.top + 14}>
        {label}
      </text>
    </g>
  ))
}
