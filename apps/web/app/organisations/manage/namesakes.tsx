import type { OrganisationSummary } from '@pavilion/contract/organisations/organisation-calls.ts'
import { Link } from 'react-router'
import { organisationAddress } from '#shared/addresses.ts'
import { organisationWord } from '#shared/labels.ts'
import { useLookup } from '#shared/use-lookup.ts'
import { findNamesakes } from './manage-calls.ts'
import styles from './manage.module.css'
import * as t from '#texts/organisations.ts'

const SHORTEST = 3

/** Organisations that are here already under a name like this one, found while it is typed. */
export function Namesakes({ name }: { readonly name: string }) {
  const found = useLookup(name.trim(), look)?.data ?? []
  if (found.length === 0) return null
  return (
    <output className={styles.namesakes}>
      <span className="pv-small">{t.alreadyHere}</span>
      <ul>
        {found.map((one) => (
          <li key={one.id}>
            <Link className="pv-link" to={organisationAddress(one)} target="_blank">
              {one.name}
            </Link>{' '}
            <span className="pv-small pv-muted">
              {[organisationWord(one.kind), one.country].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </output>
  )
}

const look = async (name: string): Promise<readonly OrganisationSummary[]> => {
  const answer = name.length < SHORTEST ? undefined : await findNamesakes(name)
  return answer?.ok ? answer.data.data.items : []
}
