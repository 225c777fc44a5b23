import { Table } from '@pavilion/kit/table.tsx'
import type { ReactNode } from 'react'

export type Column<T> = {
  readonly head: string
  /** `number` is right-aligned; `score` uses the scoreboard's type. */
  readonly as: 'number' | 'score'
  readonly of: (row: T) => ReactNode
}

type ColumnsTableProps<T> = {
  readonly caption: string
  readonly rows: readonly T[]
  readonly keyOf: (row: T) => string
  /** The first column, which names the row. */
  readonly named: { readonly head: string; readonly of: (row: T) => ReactNode }
  readonly columns: readonly Column<T>[]
  readonly hover?: boolean
}

/** A table with one row per item: its name, then its figures. */
export function ColumnsTable<T>(props: ColumnsTableProps<T>) {
  const { caption, rows, keyOf, named, columns, hover = false } = props
  return (
    <Table caption={caption} hover={hover}>
      <thead>
        <tr>
          <th scope="col">{named.head}</th>
          {columns.map(({ head }) => (
            <th key={head} scope="col" data-number>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <th scope="row">{named.of(row)}</th>
            {columns.map((column) => (
              <Figure key={column.head} as={column.as}>
                {column.of(row)}
              </Figure>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

type FigureProps = { readonly as: Column<unknown>['as']; readonly children: ReactNode }

const Figure = ({ as, children }: FigureProps) =>
  as === 'score' ? <td data-score>{children}</td> : <td data-number>{children}</td>
