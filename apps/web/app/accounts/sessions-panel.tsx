import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { useState } from 'react'
import type { Answer } from '#state/request.ts'
import { momentHere } from '#shared/dates.ts'
import { Pending } from '#shared/pending.tsx'
import { queries } from '#state/api.ts'
import { clientState } from '#state/browser-state.ts'
import { toasts } from '#state/toasts.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/accounts.ts'
import { endSession, endSessions, loadSessions } from './account-calls.ts'
import type { SessionEntry } from './account-calls.ts'
import { deviceName } from '#shared/device-name.ts'
import styles from './own-page.module.css'

/** The others are shown when asked for. */
const SHOWN_AT_FIRST = 4

/** The account's open sessions, the one of this device first. */
export function SessionsPanel() {
  const { answer, again } = useQueryAnswer({ key: ['sessions'], call: loadSessions })
  const { busy, run } = useDeed()
  const [isWhole, setWhole] = useState(false)
  const sessions = answer?.ok ? ownFirst(answer.data.data) : []
  const shown = isWhole ? sessions : sessions.slice(0, SHOWN_AT_FIRST)
  const everywhere = () =>
    run(endSessions, () => {
      clientState.endSession()
      queries.clear()
    })
  return (
    <Panel level={2} title={t.whereYouAreLoggedIn}>
      <Pending answer={answer} again={again} height="120px" />
      <ul className={styles.sessions}>
        {shown.map((session) => (
          <Session key={session.id} session={session} onEnded={again} />
        ))}
      </ul>
      {shown.length < sessions.length && (
        <Button
          className={styles.more}
          variant="outline"
          size="small"
          onClick={() => setWhole(true)}
        >
          {t.showAllDevices({ count: sessions.length })}
        </Button>
      )}
      <div className={styles.everywhere}>
        <Button variant="danger" busy={busy} onClick={() => void everywhere()}>
          {t.logOutEverywhere}
        </Button>
        <p className="pv-muted">{t.thisLogsYouOutHere}</p>
      </div>
    </Panel>
  )
}

const ownFirst = (sessions: readonly SessionEntry[]) =>
  sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))

type SessionProps = { readonly session: SessionEntry; readonly onEnded: () => void }

function Session({ session, onEnded }: SessionProps) {
  const { busy, run } = useDeed()
  const device = deviceName(session.userAgent)
  return (
    <li className={styles.session}>
      <div>
        <b>{device}</b>
        <small>
          {t.lastUsed({
            address: session.address,
            time: momentHere(session.lastUsedAt, 'en'),
            b: (text) => (
              <time key="time" dateTime={session.lastUsedAt}>
                {text}
              </time>
            ),
          })}
        </small>
      </div>
      {session.isCurrent ? (
        <Tag>{t.thisDevice}</Tag>
      ) : (
        <Button
          variant="quiet"
          size="small"
          busy={busy}
          aria-label={t.logOutDevice({ device })}
          onClick={() => void run(() => endSession(session.id), onEnded)}
        >
          {t.logOut}
        </Button>
      )}
    </li>
  )
}

/** Runs a call and shows its message as a toast; `then` runs only on success. */
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
