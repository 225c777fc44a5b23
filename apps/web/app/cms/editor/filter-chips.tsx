import { chipClasses } from '@pavilion/kit/chip.tsx'
import { Link } from 'react-router'
import * as t from '#texts/cms.ts'
import { kindNames, statusNames } from './post-labels.ts'
import styles from './content.module.css'
import type { Entries } from './editor-calls.ts'

type Count = Entries['counts']['kind'][number]
type FilterChipsProps = { readonly query: URLSearchParams; readonly counts: Entries['counts'] }

/** Filters for kinds and statuses, kept in the address. */
export function FilterChips({ query, counts }: FilterChipsProps) {
  return (
    <div className={styles.filters}>
      <Chips
        query={query}
        name="status"
        label={t.status}
        names={statusNames}
        counts={counts.status}
      />
      <Chips query={query} name="kind" label={t.kind} names={kindNames} counts={counts.kind} />
    </div>
  )
}

type ChipsProps = {
  readonly query: URLSearchParams
  readonly name: string
  readonly label: string
  readonly names: Readonly<Record<string, string>>
  readonly counts: readonly Count[]
}

function Chips({ query, name, label, names, counts }: ChipsProps) {
  const chosen = query.get(name)
  return (
    <nav aria-label={label} className={styles.chips}>
      <Chip query={query} name={name} value={undefined} isOn={chosen === null}>
        {t.anyLabel({ label: label.toLowerCase() })}
      </Chip>
      {counts.map(({ value, count }) => (
        <Chip key={value} query={query} name={name} value={value} isOn={chosen === value}>
          {`${names[value] ?? value} ${count}`}
        </Chip>
      ))}
    </nav>
  )
}

type ChipProps = {
  readonly query: URLSearchParams
  readonly name: string
  readonly value: string | undefined
  readonly isOn: boolean
  readonly children: string
}

function Chip({ query, name, value, isOn, children }: ChipProps) {
  const changed = new URLSearchParams(query)
  changed.delete('after')
  if (value === undefined) changed.delete(name)
  else changed.set(name, value)
  return (
    <Link
      className={chipClasses(isOn)}
      to={`?${changed.toString()}`}
      aria-current={isOn ? 'true' : undefined}
      preventScrollReset
    >
      {children}
    </Link>
  )
}
