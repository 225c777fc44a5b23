import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { lazy, Suspense, useState } from 'react'
import { useShell } from '#layout/use-shell.ts'
import shared from '#shared/console.module.css'
import { momentHere } from '#shared/dates.ts'
import { NotLoaded } from '#shared/not-loaded.tsx'
import { toasts } from '#state/toasts.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/organisations.ts'
import { type Claim, decideClaim, listClaims } from './claim-calls.ts'
import { ClaimSaid } from './claim-said.tsx'
import styles from './claim.module.css'

const ConfirmDialog = lazy(() =>
  import('#shared/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
)
const ReasonDialog = lazy(() =>
  import('#shared/reason-dialog.tsx').then((module) => ({ default: module.ReasonDialog })),
)

type ClaimsProps = {
  readonly organisationId: string
  /** Somebody has become an owner. */
  readonly onApproved: () => void
}

/** Who asks to run the organisation, for those who make owners; nothing when nobody does. */
export function ClaimsPanel({ organisationId, onApproved }: ClaimsProps) {
  const { answer, again } = useQueryAnswer({
    key: ['organisation-claims', organisationId],
    call: () => listClaims(organisationId),
    keep: false,
  })
  const [left, setLeft] = useState<readonly Claim[]>()
  const claims = left ?? (answer?.ok === true ? answer.data.data : [])
  if (answer?.ok === false) return <NotLoaded answer={answer} again={again} />
  if (claims.length === 0) return null
  return (
    <Panel level={2} title={t.asksToRun} note={claims.length}>
      <p className="pv-small pv-muted">{t.whatApprovingMeans}</p>
      <ul className={shared.rows}>
        {claims.map((claim) => (
          <li key={claim.id}>
            <ClaimRow
              organisationId={organisationId}
              claim={claim}
              onDecided={(others, isApproved) => {
                setLeft(others)
                if (isApproved) onApproved()
              }}
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

type RowProps = {
  readonly organisationId: string
  readonly claim: Claim
  readonly onDecided: (left: readonly Claim[], isApproved: boolean) => void
}

function ClaimRow(props: RowProps) {
  const locale = useShell()?.site.locale ?? 'en'
  const [deciding, setDeciding] = useState<'approve' | 'decline'>()
  const { claim } = props
  const { name, madeAt } = claim
  return (
    <>
      <div className={styles.words}>
        <span>
          <b>{name}</b> <span className="pv-small pv-muted">{momentHere(madeAt, locale)}</span>
        </span>
        <ClaimSaid said={claim} />
      </div>
      <span className={shared.actions}>
        <Button aria-label={t.approveName({ name })} onClick={() => setDeciding('approve')}>
          {t.approve}
        </Button>
        <Button
          variant="quiet"
          aria-label={t.declineName({ name })}
          onClick={() => setDeciding('decline')}
        >
          {t.decline}
        </Button>
      </span>
      <Suspense>
        {deciding !== undefined && (
          <Deciding {...props} deciding={deciding} onClose={() => setDeciding(undefined)} />
        )}
      </Suspense>
    </>
  )
}

type DecidingProps = RowProps & {
  readonly deciding: 'approve' | 'decline'
  readonly onClose: () => void
}

/** Asks once more before somebody is approved, and why before they are declined. */
function Deciding({ organisationId, claim, deciding, onClose, onDecided }: DecidingProps) {
  const { name } = claim
  const decided = { organisationId, claimId: claim.id }
  const approve = async () => {
    const answer = await decideClaim({ ...decided, accepts: true })
    toasts.add(answer.ok ? 'success' : 'error', answer.ok ? answer.data.message : answer.message)
    if (answer.ok) onDecided(answer.data.data, true)
  }
  const decline = async (reason: string) => {
    const answer = await decideClaim({ ...decided, accepts: false, reason })
    if (answer.ok) onDecided(answer.data.data, false)
    return answer
  }
  return deciding === 'approve' ? (
    <ConfirmDialog
      title={t.approveNameQuestion({ name })}
      lead={t.whatApprovingMeans}
      action={t.makeOwner({ name })}
      onClose={onClose}
      onConfirm={approve}
    />
  ) : (
    <ReasonDialog
      title={t.declineNameQuestion({ name })}
      lead={t.whatDecliningAClaimMeans}
      label={t.reason}
      action={t.decline}
      send={decline}
      onClose={onClose}
    />
  )
}
