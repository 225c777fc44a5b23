import { Button } from '@pavilion/kit/button.tsx'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { organisationAddress } from '#shared/addresses.ts'
import shared from '#shared/console.module.css'
import { OrganisationCrest } from '#shared/organisation-crest.tsx'
import * as t from '#texts/associations.ts'
import { type Affiliation, type Affiliations, end } from './affiliation-calls.ts'
import styles from './associations.module.css'

const ReasonDialog = lazy(() =>
  import('#shared/reason-dialog.tsx').then((module) => ({ default: module.ReasonDialog })),
)

export type PartProps = {
  readonly affiliations: Affiliations
  readonly onChanged: (affiliations: Affiliations) => void
}

type RowsProps = PartProps & { readonly rows: readonly Affiliation[] }

/** Affiliations of either side, each of which can be ended. */
export function AffiliationRows({ affiliations, onChanged, rows }: RowsProps) {
  const { id: organisationId } = affiliations.organisation
  const [ending, setEnding] = useState<Affiliation>()
  return (
    <>
      <ul className={shared.rows}>
        {rows.map((row) => (
          <li key={row.organisation.id}>
            <Row row={row} onEnd={() => setEnding(row)} />
          </li>
        ))}
      </ul>
      <Suspense>
        {ending !== undefined && (
          <ReasonDialog
            title={t.endQuestion(ending.organisation)}
            lead={t.whatEndingMeans}
            label={t.reasonOptional}
            action={t.endAffiliation}
            send={async (reason) => {
              const withId = ending.organisation.id
              const answer = await end({ organisationId, withId, reason })
              if (answer.ok) onChanged(answer.data.data)
              return answer
            }}
            onClose={() => setEnding(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}

type RowProps = { readonly row: Affiliation; readonly onEnd: () => void }

function Row({ row: { organisation, season }, onEnd }: RowProps) {
  const { name } = organisation
  return (
    <>
      <OrganisationCrest organisation={organisation} size={36} />
      <span className={styles.text}>
        <Link className="pv-link" to={organisationAddress(organisation)}>
          {name}
        </Link>
        {season !== null && <span className="pv-small pv-muted">{t.approvedFor({ season })}</span>}
      </span>
      <Button variant="quiet" aria-label={t.endWith({ name })} onClick={onEnd}>
        {t.end}
      </Button>
    </>
  )
}
