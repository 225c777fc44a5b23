import type { OrganisationSummary } from '@pavilion/contract/organisations/organisation-calls.ts'
import type { OrganisationRef } from '@pavilion/contract/records.ts'
import { Link } from 'react-router'
import { organisationAddress } from '#shared/addresses.ts'
import * as t from '#texts/organisations.ts'
import { organisationConsole } from './manage/role-text.ts'

type Page = {
  readonly organisation: OrganisationSummary
  readonly hasHandbook: boolean
  readonly canBeClaimed: boolean
  readonly belongsTo: readonly OrganisationRef[]
}

/** What an organisation belongs to, its rules, and how to run it; null without any of these. */
export function linksOf({ organisation, hasHandbook, canBeClaimed, belongsTo }: Page) {
  if (belongsTo.length === 0 && !hasHandbook && !canBeClaimed) return null
  return (
    <>
      {belongsTo.length > 0 && <BelongsTo associations={belongsTo} />}
      {hasHandbook && (
        <p>
          <Link className="pv-link" to={`${organisationAddress(organisation)}/handbook`}>
            {t.handbook}
          </Link>
        </p>
      )}
      {canBeClaimed && <RunThis organisation={organisation} />}
    </>
  )
}

const BelongsTo = ({ associations }: { readonly associations: Page['belongsTo'] }) => (
  <p>
    {t.belongsTo}{' '}
    {associations.map((association, index) => (
      <span key={association.id}>
        {index > 0 && ', '}
        <Link className="pv-link" to={organisationAddress(association)}>
          {association.name}
        </Link>
      </span>
    ))}
  </p>
)

/** For whoever runs it outside, while nobody does here. */
const RunThis = ({ organisation: { id, kind } }: Pick<Page, 'organisation'>) => (
  <p className="pv-small pv-muted">
    {t.nobodyRunsKind({
      kind,
      link: (text) => (
        <Link key="link" className="pv-link" to={`${organisationConsole(id)}/claim`}>
          {text}
        </Link>
      ),
    })}
  </p>
)
