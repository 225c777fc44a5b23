import { buttonClasses } from '@pavilion/kit/button.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'

type NoRecordsProps = {
  readonly what: string
  /** Says when there will be some. */
  readonly children?: ReactNode
}

/** An empty list, either because of its filters or because there is nothing yet. */
export function NoRecords({
  what,
  children = 'They appear with the first match that names them.',
}: NoRecordsProps) {
  const { pathname, search } = useLocation()
  const filtered = search !== ''
  const [label, to] = filtered
    ? [`Show all ${what}`, pathname]
    : ['See the matches', '/match-central/matches']
  return (
    <EmptyState
      action={
        <Link className={buttonClasses({})} to={to}>
          {label}
        </Link>
      }
    >
      {filtered ? (
        'Nothing fits these filters. Take one away, or begin again.'
      ) : (
        <>
          There are no {what} here yet. {children}
        </>
      )}
    </EmptyState>
  )
}
