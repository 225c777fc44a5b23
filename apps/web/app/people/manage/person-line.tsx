import { Link } from 'react-router'
import { officialAddress, playerAddress } from '#shared/addresses.ts'
import * as t from '#texts/people.ts'
import type { Person } from './people-calls.ts'

/** Somebody with what tells them from their namesakes. */
export function PersonLine({ person }: { readonly person: Person }) {
  const { matches, officiated, runs, wickets, teams, lastPlayed } = person
  const address = matches > 0 || officiated === 0 ? playerAddress : officialAddress
  return (
    <span>
      <Link className="pv-link" to={address(person)}>
        {person.name}
      </Link>{' '}
      <span className="pv-small pv-muted">
        {[
          t.recordIs({ matches, runs, wickets }),
          ...(officiated > 0 ? [t.officiatedIn({ matches: officiated })] : []),
          ...teams.map(({ name }) => name),
          ...(lastPlayed === null ? [] : [lastPlayed.slice(0, 4)]),
        ].join(' · ')}
      </span>
    </span>
  )
}
