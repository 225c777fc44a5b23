import { RemovableChip } from '@pavilion/kit/chip.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import { lazy, Suspense, useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import * as t from '#texts/central.ts'
import { addressWithout } from './address-with.ts'
import { FilterForm } from './filter-form.tsx'
import type { FilterFormProps } from './filter-form.tsx'
import { chosenFilters } from './filters.ts'
import type { ChosenFilter } from './filters.ts'
import styles from './list-frame.module.css'

const FilterSheet = lazy(() =>
  import('./filter-sheet.tsx').then(({ FilterSheet: sheet }) => ({ default: sheet })),
)

type ListFrameProps = Omit<FilterFormProps, 'chosen'> & {
  /** How many results there are, in a sentence. */
  readonly summary: string
  readonly children: ReactNode
}

/**
 * The layout of a list: filters at the side (in a sheet on phones), removable chips for the set filters,
 * and the list.
 */
export function ListFrame({ summary, children, ...form }: ListFrameProps) {
  const location = useLocation()
  const chosen = chosenFilters(form.groups, new URLSearchParams(location.search))
  const [sheet, setSheet] = useState(false)
  const close = useCallback(() => setSheet(false), [])
  return (
    <div className={classes('pv-page', styles.frame)}>
      <aside id="filters" className={styles.rail} aria-label={t.filters}>
        <FilterForm {...form} chosen={chosen.length} actsAtOnce />
      </aside>
      <div>
        <div className={styles.chosen}>
          <a
            href="#filters"
            className={styles.open}
            onClick={(event) => {
              event.preventDefault()
              setSheet(true)
            }}
          >
            <Icon name="filter" size={16} />
            {t.filters}
            {chosen.length > 0 && `, ${chosen.length}`}
          </a>
          <Chips chosen={chosen} />
          <span className={classes('pv-small pv-muted', styles.summary)}>{summary}</span>
        </div>
        {children}
      </div>
      <Suspense>
        {sheet && <FilterSheet {...form} chosen={chosen.length} onClose={close} />}
      </Suspense>
    </div>
  )
}

function Chips({ chosen }: { readonly chosen: readonly ChosenFilter[] }) {
  const location = useLocation()
  return chosen.map((filter) => (
    <RemovableChip
      key={`${filter.key} ${filter.value}`}
      href={addressWithout(location, filter)}
      label={t.removeFilterLabel({ label: filter.label })}
    >
      {filter.label}
    </RemovableChip>
  ))
}
