import { buttonClasses } from '@pavilion/kit/button.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { Link, useLocation } from 'react-router'

/** An empty list: because of the filters, or because there is nothing at all yet. */
export function NoRecords({ what }: { readonly what: string }) {
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
      {filtered
        ? 'Nothing fits these filters. Take one away, or begin again.'
        : `There are no ${what} here yet. They appear with the first match that names them.`}
    </EmptyState>
  )
}
