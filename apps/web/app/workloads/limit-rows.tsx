import { Button } from '@pavilion/kit/button.tsx'
import { Table } from '@pavilion/kit/table.tsx'
import type { Problems } from '#shared/form-problems.ts'
import * as t from '#texts/workloads.ts'
import { noLimit, type Typed, type TypedLimit } from './directive-fields.ts'
import styles from './workloads.module.css'

type LimitRowsProps = {
  readonly limits: readonly TypedLimit[]
  readonly problems: Problems
  readonly change: (part: Partial<Typed>) => void
}

const columns = [
  { name: 'under', title: t.under, label: t.underNumber },
  { name: 'spell', title: t.spell, label: t.spellNumber },
  { name: 'day', title: t.aDay, label: t.dayNumber },
  { name: 'week', title: t.aWeek, label: t.weekNumber },
] as const

/** The limits of a directive, an age a row. */
export function LimitRows({ limits, problems, change }: LimitRowsProps) {
  const set = (at: number, part: Partial<TypedLimit>) =>
    change({ limits: limits.map((limit, index) => (index === at ? { ...limit, ...part } : limit)) })
  const problem = Object.entries(problems).find(([path]) => path.startsWith('limits'))?.[1]
  return (
    <div className={styles.limits}>
      {limits.length > 0 && (
        <Table caption={t.limits} showCaption dense>
          <thead>
            <tr>
              {columns.map(({ name, title }) => (
                <th key={name} scope="col">
                  {title}
                </th>
              ))}
              <th scope="col" aria-label={t.remove} />
            </tr>
          </thead>
          <tbody>
            {limits.map((limit, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- rows are typed in place and have no other name
              <tr key={at}>
                <LimitCells
                  limit={limit}
                  row={at + 1}
                  isWrong={(name) => problems[`limits.${at}.${name}`] !== undefined}
                  set={(part) => set(at, part)}
                  remove={() => change({ limits: limits.filter((_, index) => index !== at) })}
                />
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {problem !== undefined && (
        <p role="alert" className="pv-small">
          {problem}
        </p>
      )}
      <div>
        <Button variant="outline" onClick={() => change({ limits: [...limits, noLimit] })}>
          {t.addRow}
        </Button>
      </div>
    </div>
  )
}

type LimitCellsProps = {
  readonly limit: TypedLimit
  readonly row: number
  readonly isWrong: (name: keyof TypedLimit) => boolean
  readonly set: (part: Partial<TypedLimit>) => void
  readonly remove: () => void
}

function LimitCells({ limit, row, isWrong, set, remove }: LimitCellsProps) {
  return (
    <>
      {columns.map(({ name, label }) => (
        <td key={name}>
          <input
            className={styles.number}
            type="number"
            min={1}
            aria-label={label({ row })}
            aria-invalid={isWrong(name)}
            value={limit[name]}
            onChange={({ target }) => set({ [name]: target.value })}
          />
        </td>
      ))}
      <td>
        <Button variant="quiet" size="small" aria-label={t.removeRow({ row })} onClick={remove}>
          {t.remove}
        </Button>
      </td>
    </>
  )
}
