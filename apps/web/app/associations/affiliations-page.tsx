import { Panel } from '@pavilion/kit/panel.tsx'
import { useState } from 'react'
import type { Route } from './+types/affiliations-page.ts'
import { OrganisationConsole } from '#shared/organisation-console.tsx'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/associations.ts'
import { type Affiliations, listAffiliations } from './affiliation-calls.ts'
import { AffiliationFees } from './affiliation-fees.tsx'
import { AffiliationRows } from './affiliation-rows.tsx'
import { ApplyForm } from './apply-form.tsx'
import styles from './associations.module.css'
import { AskedPanel } from './asked-panel.tsx'
import { OwnApplications } from './own-applications.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), { title: t.affiliation, description: t.whatItIs, path: '/manage' })

/** What an organisation is affiliated to, and, of an association, what is affiliated to it. */
export default function AffiliationsPage({ params: { organisationId } }: Route.ComponentProps) {
  const { answer, again } = useQueryAnswer({
    key: ['affiliations', organisationId],
    call: () => listAffiliations(organisationId),
    keep: false,
  })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {(affiliations) => <Page key={affiliations.organisation.id} first={affiliations} />}
    </ConsoleFrame>
  )
}

function Page({ first }: { readonly first: Affiliations }) {
  const [affiliations, setAffiliations] = useState(first)
  const { organisation, above, below, applications } = affiliations
  const isAssociation = organisation.kind === 'association'
  const parts = { affiliations, onChanged: setAffiliations }
  return (
    <OrganisationConsole organisation={organisation} current="affiliations">
      <div className={styles.parts}>
        <div className={styles.side}>
          {isAssociation && <AskedPanel {...parts} />}
          {isAssociation && (
            <Panel level={2} title={t.affiliated} note={below.length > 0 && below.length}>
              {below.length === 0 && <p className="pv-muted">{t.nobodyAffiliated}</p>}
              <AffiliationRows {...parts} rows={below} />
            </Panel>
          )}
          <Panel level={2} title={t.affiliatedTo}>
            {above.length === 0 && <p className="pv-muted">{t.notAffiliated}</p>}
            <AffiliationRows {...parts} rows={above} />
          </Panel>
          <AffiliationFees affiliations={affiliations} />
        </div>
        <div className={styles.side}>
          <Panel level={2} title={t.applyToAssociation}>
            <ApplyForm {...parts} />
          </Panel>
          {applications.length > 0 && <OwnApplications {...parts} />}
        </div>
      </div>
    </OrganisationConsole>
  )
}
