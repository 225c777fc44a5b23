import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { toasts } from '#state/toasts.ts'
import { closeOrganisation, saveOrganisation } from './manage-calls.ts'
import type { Fields, Managed } from './manage-calls.ts'
import styles from './manage.module.css'
import { OrganisationForm } from './organisation-form.tsx'
import * as t from '#texts/organisations.ts'
import shared from '#shared/console.module.css'

const BadgePanel = lazy(() =>
  import('../badge/badge-panel.tsx').then((module) => ({ default: module.BadgePanel })),
)
const ConfirmDialog = lazy(() =>
  import('#shared/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
)

type DetailsProps = {
  readonly managed: Managed
  readonly onSaved: (managed: Managed) => void
}

export function DetailsPanel({ managed, onSaved }: DetailsProps) {
  const { organisation, revision, fields } = managed
  const send = async (changed: Fields) => {
    const answer = await saveOrganisation({
      organisationId: organisation.id,
      revision,
      fields: changed,
    })
    if (!answer.ok) return answer
    toasts.add('success', answer.data.message)
    onSaved(answer.data.data)
    return undefined
  }
  return (
    <div className={styles.rows}>
      <Panel level={2} title={t.details}>
        <OrganisationForm first={fields} action={t.saveDetails} send={send} />
      </Panel>
      <Suspense fallback={<Skeleton height="220px" />}>
        <BadgePanel organisationId={organisation.id} name={organisation.name} />
      </Suspense>
      {managed.grants.includes('owner') && <ClosePanel {...organisation} />}
    </div>
  )
}

type ClosePanelProps = Pick<Managed['organisation'], 'id' | 'name'>

/** Closes the organisation for good; for its owners. */
function ClosePanel({ id, name }: ClosePanelProps) {
  const navigate = useNavigate()
  const [isAsked, setAsked] = useState(false)
  const close = async () => {
    const answer = await closeOrganisation(id)
    if (!answer.ok) return toasts.add('error', answer.message)
    toasts.add('success', answer.data.message)
    await navigate('/manage', { replace: true })
    return undefined
  }
  return (
    <Panel level={2} title={t.closeName({ name })}>
      <div className={shared.form}>
        <p>{t.whatClosingMeans}</p>
        <div>
          <Button variant="outline" onClick={() => setAsked(true)}>
            {t.closeName({ name })}
          </Button>
        </div>
      </div>
      <Suspense>
        {isAsked && (
          <ConfirmDialog
            title={t.closeNameQuestion({ name })}
            lead={t.cannotBeUndone}
            action={t.closeForGood}
            onClose={() => setAsked(false)}
            onConfirm={close}
          />
        )}
      </Suspense>
    </Panel>
  )
}
