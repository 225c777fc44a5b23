import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { useState } from 'react'
import type { Answer } from '#state/attempt.ts'
import { momentHere } from '#shared/dates.ts'
import { queries } from '#state/api.ts'
import { clientState } from '#state/browser-state.ts'
import { toasts } from '#state/toasts.ts'
import { useAnswer } from '#state/use-answer.ts'
import { endSession, endSessions, loadSessions } from './account-calls.ts'
import type { SessionEntry } from './account-calls.ts'
import { deviceName } from './device-name.ts'
import styles from './own-page.module.css'

/** Where the account is logged in. */
export function SessionsPanel() {
  const { answer, again } = useAnswer(loadSessions)
  const { busy, run } = useDeed()
  const everywhere = () =>
    run(endSessions, () => {
      clientState.endSession()
      queries.clear()
    })
  return (
    <Panel level={2} title="Where you are logged in">
      {answer === undefined && <Skeleton height="120px" />}
      {answer?.ok === false && (
        <p>
          {answer.message}{' '}
          <Button variant="quiet" size="small" onClick={again}>
            Try again
          </Button>
        </p>
      )}
      {answer?.ok && (
        <ul className={styles.sessions}>
          {answer.data.data.map((session) => (
            <Session key={session.id} session={session} onEnded={again} />
          ))}
        </ul>
      )}
      <div className={styles.everywhere}>
        <Button variant="danger" busy={busy} onClick={() => void everywhere()}>
          Sign out everywhere
        </Button>
        <p className="pv-muted">Here too: you log in again afterwards.</p>
      </div>
    </Panel>
  )
}

type SessionProps = { readonly session: SessionEntry; readonly onEnded: () => void }

function Session({ session, onEnded }: SessionProps) {
  const { busy, run } = useDeed()
  const device = deviceName(session.userAgent)
  return (
    <li className={styles.session}>
      <div>
        <b>{device}</b>
        <small>
          {session.address}, last used{' '}
          <time dateTime={session.lastUsedAt}>{momentHere(session.lastUsedAt, 'en')}</time>
        </small>
      </div>
      {session.isCurrent ? (
        <Tag>This device</Tag>
      ) : (
        <Button
          variant="quiet"
          size="small"
          busy={busy}
          aria-label={`Log out ${device}`}
          onClick={() => void run(() => endSession(session.id), onEnded)}
        >
          Log out
        </Button>
      )}
    </li>
  )
}

/** A call for its effect: what comes of it is told, and what follows happens only when it went well. */
function useDeed() {
  const [busy, setBusy] = useState(false)
  const run = async (
    call: () => Promise<Answer<{ readonly message: string }>>,
    then: () => void,
  ) => {
    setBusy(true)
    const answer = await call()
    setBusy(false)
    toasts.add(answer.ok ? 'success' : 'error', answer.ok ? answer.data.message : answer.message)
    if (answer.ok) then()
  }
  return { busy, run }
}
