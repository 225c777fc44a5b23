import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { lazy, Suspense, useState } from 'react'
import shared from '#shared/console.module.css'
import { toasts } from '#state/toasts.ts'
import { OrganisationCrest } from '#shared/organisation-crest.tsx'
import * as t from '#texts/associations.ts'
import { decide, type Term } from './affiliation-calls.ts'
import type { PartProps } from './affiliation-rows.tsx'
import styles from './associations.module.css'

const ReasonDialog = lazy(() =>
  import('#shared/reason-dialog.tsx').then((module) => ({ default: module.ReasonDialog })),
)

/** The applications that an association has to decide. */
export function AskedPanel({ affiliations, onChanged }: PartProps) {
  const { asked, organisation } = affiliations
  const organisationId = organisation.id
  const [busy, setBusy] = useState<string>()
  const [declining, setDeclining] = useState<Term>()
  const approve = async (termId: string) => {
    setBusy(termId)
    const answer = await decide({ organisationId, termId, accepts: true })
    setBusy(undefined)
    toasts.add(answer.ok ? 'success' : 'error', answer.ok ? answer.data.message : answer.message)
    if (answer.ok) onChanged(answer.data.data)
  }
  return (
    <Panel level={2} title={t.applications} note={asked.length > 0 && asked.length}>
      {asked.length === 0 && <p className="pv-muted">{t.noApplications}</p>}
      <ul className={shared.rows}>
        {asked.map((term) => (
          <li key={term.id}>
            <AskedRow
              term={term}
              busy={busy === term.id}
              onApprove={() => void approve(term.id)}
              onDecline={() => setDeclining(term)}
            />
          </li>
        ))}
      </ul>
      <Suspense>
        {declining !== undefined && (
          <ReasonDialog
            title={t.declineQuestion(declining.organisation)}
            lead={t.whatDecliningMeans}
            label={t.reason}
            action={t.decline}
            send={async (reason) => {
              const termId = declining.id
              const answer = await decide({ organisationId, termId, accepts: false, reason })
              if (answer.ok) onChanged(answer.data.data)
              return answer
            }}
            onClose={() => setDeclining(undefined)}
          />
        )}
      </Suspense>
    </Panel>
  )
}

type AskedRowProps = {
  readonly term: Term
  readonly busy: boolean
  readonly onApprove: () => void
  readonly onDecline: () => void
}

function AskedRow({ term, busy, onApprove, onDecline }: AskedRowProps) {
  const { name } = term.organisation
  return (
    <>
      <OrganisationCrest organisation={term.organisation} size={36} />
      <span className={styles.text}>
        <b>{name}</b>
        <span className="pv-small pv-muted">
          {[t.seasonIs(term), term.note].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className={shared.actions}>
        <Button busy={busy} aria-label={t.approveName({ name })} onClick={onApprove}>
          {t.approve}
        </Button>
        <Button
          variant="quiet"
          busy={busy}
          aria-label={t.declineName({ name })}
          onClick={onDecline}
        >
          {t.decline}
        </Button>
      </span>
    </>
  )
}
