import { Avatar } from '@pavilion/kit/art/avatar.tsx'
import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { useState } from 'react'
import { useShell } from '#layout/use-shell.ts'
import { shortDay } from '#shared/dates.ts'
import shared from '#shared/console.module.css'
import { NotLoaded } from '#shared/not-loaded.tsx'
import { toasts } from '#state/toasts.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/clubs.ts'
import { decideJoinRequest, type JoinRequest, listJoinRequests } from './club-calls.ts'
import styles from './clubs.module.css'

type JoinRequestsProps = {
  readonly organisationId: string
  /** Somebody has become a member. */
  readonly onAccepted: () => void
}

/** Who asks to join the club, for those who run it; nothing when nobody does. */
export function JoinRequests({ organisationId, onAccepted }: JoinRequestsProps) {
  const { answer, again } = useQueryAnswer({
    key: ['join-requests', organisationId],
    call: () => listJoinRequests(organisationId),
    keep: false,
  })
  const [left, setLeft] = useState<readonly JoinRequest[]>()
  const [busy, setBusy] = useState<string>()
  const requests = left ?? (answer?.ok === true ? answer.data.data : [])
  const decide = async (requestId: string, accepts: boolean) => {
    setBusy(requestId)
    const told = await decideJoinRequest({ organisationId, requestId, accepts })
    setBusy(undefined)
    toasts.add(told.ok ? 'success' : 'error', told.ok ? told.data.message : told.message)
    if (!told.ok) return
    setLeft(told.data.data)
    if (accepts) onAccepted()
  }
  if (answer?.ok === false) return <NotLoaded answer={answer} again={again} />
  if (requests.length === 0) return null
  return (
    <Panel level={2} title={t.joinRequests} note={requests.length}>
      <ul className={shared.rows}>
        {requests.map((request) => (
          <li key={request.id}>
            <RequestRow
              request={request}
              busy={busy === request.id}
              onDecide={(accepts) => void decide(request.id, accepts)}
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

type RequestRowProps = {
  readonly request: JoinRequest
  readonly busy: boolean
  readonly onDecide: (accepts: boolean) => void
}

function RequestRow({ request: { name, note, child }, busy, onDecide }: RequestRowProps) {
  const locale = useShell()?.site.locale ?? 'en'
  return (
    <>
      <Avatar name={name} size={36} />
      <span className={styles.text}>
        <b>{name}</b>
        {child !== null && (
          <span className="pv-small">
            {t.asksForChild({ name: child.name, day: shortDay(child.bornOn, locale) })}
          </span>
        )}
        {note !== '' && <span className="pv-small pv-muted">{note}</span>}
      </span>
      <span className={shared.actions}>
        <Button busy={busy} aria-label={t.acceptName({ name })} onClick={() => onDecide(true)}>
          {t.accept}
        </Button>
        <Button
          variant="quiet"
          busy={busy}
          aria-label={t.declineName({ name })}
          onClick={() => onDecide(false)}
        >
          {t.decline}
        </Button>
      </span>
    </>
  )
}
