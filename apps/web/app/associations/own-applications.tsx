import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { useState } from 'react'
import shared from '#shared/console.module.css'
import { toasts } from '#state/toasts.ts'
import { OrganisationCrest } from '#shared/organisation-crest.tsx'
import * as t from '#texts/associations.ts'
import { type Term, withdraw } from './affiliation-calls.ts'
import type { PartProps } from './affiliation-rows.tsx'
import styles from './associations.module.css'
import { ReasonText } from './reason-text.tsx'

const stateText: Readonly<Record<Term['state'], string>> = {
  asked: t.stateAsked,
  approved: t.stateApproved,
  declined: t.stateDeclined,
  withdrawn: t.stateWithdrawn,
  ended: t.stateEnded,
}

/** What the organisation asked of associations, and what they answered. */
export function OwnApplications({ affiliations, onChanged }: PartProps) {
  const { applications, organisation } = affiliations
  const [busy, setBusy] = useState<string>()
  const takeBack = async (termId: string) => {
    setBusy(termId)
    const answer = await withdraw(organisation.id, termId)
    setBusy(undefined)
    toasts.add(answer.ok ? 'success' : 'error', answer.ok ? answer.data.message : answer.message)
    if (answer.ok) onChanged(answer.data.data)
  }
  return (
    <Panel level={2} title={t.ownApplications}>
      <ul className={shared.rows}>
        {applications.map(({ id, association, season, state, reason }) => (
          <li key={id}>
            <OrganisationCrest organisation={association} size={36} />
            <span className={styles.text}>
              <b>{association.name}</b>
              <span className="pv-small pv-muted">
                {t.seasonIs({ season })}
                {reason !== '' && ' · '}
                <ReasonText reason={reason} association={association} />
              </span>
            </span>
            <Tag tone={state === 'approved' ? 'positive' : 'neutral'}>{stateText[state]}</Tag>
            {state === 'asked' && (
              <Button variant="quiet" busy={busy === id} onClick={() => void takeBack(id)}>
                {t.withdraw}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
