import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { useState } from 'react'
import { useShell } from '#layout/use-shell.ts'
import shared from '#shared/console.module.css'
import { momentHere } from '#shared/dates.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/organisations.ts'
import { type ClaimStanding, type OpenClaimFields, withdrawClaim } from './claim-calls.ts'
import { ClaimSaid } from './claim-said.tsx'
import styles from './claim.module.css'

type OpenClaimProps = {
  readonly standing: ClaimStanding
  readonly open: OpenClaimFields
  readonly onChange: () => void
  readonly onWithdrawn: (standing: ClaimStanding) => void
}

/** One's own request while it waits. */
export function OpenClaim({ standing, open, onChange, onWithdrawn }: OpenClaimProps) {
  const locale = useShell()?.site.locale ?? 'en'
  const [busy, setBusy] = useState(false)
  const withdraw = async () => {
    setBusy(true)
    const answer = await withdrawClaim(standing.organisation.id)
    setBusy(false)
    toasts.add(answer.ok ? 'success' : 'error', answer.ok ? answer.data.message : answer.message)
    if (answer.ok) onWithdrawn(answer.data.data)
  }
  return (
    <Panel level={2} title={t.requestIsOpen}>
      <div className={styles.open}>
        <p>{t.openSince({ time: momentHere(open.madeAt, locale) })}</p>
        <ClaimSaid said={open} />
        <div className={shared.actions}>
          <Button variant="outline" onClick={onChange}>
            {t.changeRequest}
          </Button>
          <Button variant="quiet" busy={busy} onClick={() => void withdraw()}>
            {t.withdrawRequest}
          </Button>
        </div>
      </div>
    </Panel>
  )
}
