import { useState } from 'react'
import type { ReactNode } from 'react'
import * as t from '#texts/kit.ts'
import { IconButton } from '../../icon-button.tsx'
import { Table } from '../../table.tsx'
import styles from './chart-frame.module.css'
import chart from './chart.module.css'
import { Marker, seriesClass } from './marker.tsx'

/** Its name, and what stands under the other heads. */
export type ChartRow = readonly [name: string | number, ...cells: ReactNode[]]

export type ChartTable = {
  /** The column heads; the first column names the rows. */
  readonly head: readonly string[]
  readonly rows: readonly ChartRow[]
  /** The index of another column with text instead of figures. */
  readonly words?: number
}

export type FrameProps = {
  readonly title: string
  readonly level?: 2 | 3 | undefined
  /** A few words after the title, such as `63 from 39`. */
  readonly note?: ReactNode
}

type ChartFrameProps = FrameProps & {
  /** The names of the series in order; no key when absent. */
  readonly series?: readonly string[] | undefined
  /** What the marks are, such as `Markers are wickets`. */
  readonly keyNote?: string | undefined
  readonly table: ChartTable
  readonly children: ReactNode
}

/** The card of a chart: heading, key, and a switch that shows the same figures as a table. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, level = 3, series = [], keyNote } = props
  const [asTable, setAsTable] = useState(false)
  const Heading = `h${level}` as const
  return (
    <section className={styles.frame}>
      <div className={styles.inside}>
        <Heading className="pv-panel-heading">{title}</Heading>
        <Tools {...props} asTable={asTable} onSwitch={() => setAsTable(!asTable)} />
        <div className={styles.chart}>
          {asTable ? <Figures title={title} table={props.table} /> : props.children}
        </div>
        {series.length > 0 && !asTable && <Key series={series} note={keyNote} />}
      </div>
    </section>
  )
}

type ToolsProps = Pick<FrameProps, 'note'> & {
  readonly asTable: boolean
  readonly onSwitch: () => void
}

function Tools({ note, asTable, onSwitch }: ToolsProps) {
  const label = asTable ? t.viewAsChart : t.viewAsTable
  return (
    <div className={styles.tools}>
      {note !== undefined && <span className={styles.note}>{note}</span>}
      <IconButton
        dense
        icon={asTable ? 'chart' : 'table'}
        label={label}
        title={label}
        onClick={onSwitch}
      />
    </div>
  )
}

/** Whether the column has figures, which the table aligns right. */
const isFigure = ({ words }: ChartTable, column: number) =>
  column > 0 && column !== words ? '' : undefined

type FiguresProps = { readonly title: string; readonly table: ChartTable }

function Figures({ title, table }: FiguresProps) {
  return (
    <div className={styles.figures}>
      <Table caption={title} dense>
        <thead>
          <tr>
            {table.head.map((name, column) => (
              <th key={name} scope="col" data-number={isFigure(table, column)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={table.head[column + 1]} data-number={isFigure(table, column + 1)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

type KeyProps = { readonly series: readonly string[]; readonly note: string | undefined }

function Key({ series, note }: KeyProps) {
  return (
    <ul className={styles.key}>
      {series.map((name, index) => (
        <li key={name} className={styles.entry}>
          <svg
            width="26"
            height="12"
            viewBox="0 0 26 12"
            className={seriesClass(index)}
            aria-hidden="true"
          >
            <path d="M0 6H26" className={chart.line} />
            <Marker series={index} x={13} y={6} size={4} />
          </svg>
          {name}
        </li>
      ))}
      {note && <li className={styles.note}>{note}</li>}
    </ul>
  )
}
