import { buttonClasses } from '@pavilion/kit/button.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import * as t from '#texts/central.ts'

type NoRecordsProps = {
  readonly what: string
  /** Says when there will be some. */
  readonly children?: ReactNode
}

/** An empty list, either because of its filters or because there is nothing yet. */
export function NoRecords({ what, children = t.theyAppearWithTheFirst }: NoRecordsProps) {
  const { pathname, search } = useLocation()
  const filtered = search !== ''
  const [label, to] = filtered
    ? [t.showAllWhat({ what }), pathname]
    : [t.viewMatches, '/match-central/matches']
  return (
    <EmptyState
      action={
        <Link className={buttonClasses({})} to={to}>
          {label}
        </Link>
      }
    >
      {filtered ? (
        t.nothingMatchesTheseFiltersRemove
      ) : (
        <>
          {t.noneYet({ what })} {children}
        </>
      )}
    </EmptyState>
  )
}
