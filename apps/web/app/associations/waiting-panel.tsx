import { Button } from '@pavilion/kit/button.tsx'
import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { lazy, Suspense, useState } from 'react'
import shared from '#shared/console.module.css'
import * as t from '#texts/associations.ts'
import styles from './associations.module.css'
import { decideRegistrations, type Registration } from './register-calls.ts'
import { type PartProps, showChanged } from './register-part.ts'

const ReasonDialog = lazy(() =>
  import('#shared/reason-dialog.tsx').then((module) => ({ default: module.ReasonDialog })),
)

const MOST = 500

/** Registrations that the association has to decide, one by one or all at once. */
export function WaitingPanel({ register, onChanged }: PartProps) {
  const waiting = register.registrations.filter(({ state }) => state === 'asked').slice(0, MOST)
  const { left, toggle, chosen } = useChosen(waiting)
  const [busy, setBusy] = useState(false)
  const [isDeclining, setDeclining] = useState(false)
  const asked = { organisationId: register.organisation.id, registrationIds: chosen }
  const approve = async () => {
    setBusy(true)
    const answer = await decideRegistrations({ ...asked, accepts: true })
    setBusy(false)
    showChanged(answer, onChanged)
  }
  if (waiting.length === 0) return null
  return (
    <Panel level={2} title={t.toApprove} note={waiting.length}>
      <ul className={shared.rows}>
        {waiting.map((one) => (
          <li key={one.id}>
            <Checkbox checked={!left.has(one.id)} onChange={() => toggle(one.id)}>
              <WaitingText registration={one} />
            </Checkbox>
          </li>
        ))}
      </ul>
      <div className={`${shared.actions} ${styles.below}`}>
        <Button busy={busy} disabled={chosen.length === 0} onClick={() => void approve()}>
          {t.approveCount({ count: chosen.length })}
        </Button>
        <Button
          variant="quiet"
          disabled={chosen.length === 0 || busy}
          onClick={() => setDeclining(true)}
        >
          {t.declineCount({ count: chosen.length })}
        </Button>
      </div>
      <Suspense>
        {isDeclining && (
          <Decline asked={asked} onChanged={onChanged} onClose={() => setDeclining(false)} />
        )}
      </Suspense>
    </Panel>
  )
}

type DeclineProps = Pick<PartProps, 'onChanged'> & {
  readonly asked: { readonly organisationId: string; readonly registrationIds: readonly string[] }
  readonly onClose: () => void
}

function Decline({ asked, onChanged, onClose }: DeclineProps) {
  return (
    <ReasonDialog
      title={t.declineRegistrations({ count: asked.registrationIds.length })}
      lead={t.whatDecliningRegistrationsMeans}
      label={t.reason}
      action={t.decline}
      send={async (reason) => {
        const answer = await decideRegistrations({ ...asked, accepts: false, reason })
        if (answer.ok) onChanged(answer.data.data)
        return answer
      }}
      onClose={onClose}
    />
  )
}

/** All are chosen but those that were left out. */
function useChosen(waiting: readonly Registration[]) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const toggle = (id: string) => {
    const next = new Set(left)
    if (!next.delete(id)) next.add(id)
    setLeft(next)
  }
  const chosen = waiting.flatMap(({ id }) => (left.has(id) ? [] : [id]))
  return { left, toggle, chosen }
}

function WaitingText({ registration }: { readonly registration: Registration }) {
  const { name, number, club, namesakes } = registration
  return (
    <span className={styles.text}>
      <b>{name}</b>
      <span className="pv-small pv-muted">{t.numberAndClub({ number, club: club.name })}</span>
      {namesakes.length > 0 && (
        <span className={`pv-small ${shared.problem}`}>
          {t.namesakes({ numbers: namesakes.join(', ') })}
        </span>
      )}
    </span>
  )
}
