import { chipClasses } from '@pavilion/kit/chip.tsx'
import { Link, useLocation } from 'react-router'
import * as t from '#texts/central.ts'
import { addressWith } from './address-with.ts'
import styles from './sort-links.module.css'

type Sort<T extends string> = { readonly value: T; readonly label: string }

/** The sort order of the address; the first one when it names none or an unknown one. */
export function sortOf<T extends string>(
  query: URLSearchParams,
  sorts: readonly [Sort<T>, ...Sort<T>[]],
): T {
  return (sorts.find(({ value }) => value === query.get('sort')) ?? sorts[0]).value
}

type SortLinksProps = { readonly sorts: readonly Sort<string>[]; readonly current: string }

export function SortLinks({ sorts, current }: SortLinksProps) {
  const location = useLocation()
  return (
    <nav className={styles.sorts} aria-label={t.sortBy}>
      {sorts.map(({ value, label }) => (
        <Link
          key={value}
          className={chipClasses(value === current)}
          to={addressWith(location, { sort: value })}
          aria-current={value === current ? 'true' : undefined}
          preventScrollReset
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
