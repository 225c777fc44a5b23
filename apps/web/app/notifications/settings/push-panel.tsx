import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { useState } from 'react'
import { Pending } from '#shared/pending.tsx'
import { toasts } from '#state/toasts.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/notifications.ts'
import { loadPush, type PushState, turnOff, turnOn } from '../push.ts'
import styles from './settings.module.css'

const says: Readonly<Record<PushState, string>> = {
  unsupported: t.pushUnsupported,
  blocked: t.pushBlocked,
  off: t.pushOff,
  on: t.pushOn,
}

/** Whether this browser shows notifications while the site is closed. */
export function PushPanel() {
  const { answer, again } = useQueryAnswer({ key: ['push'], call: loadPush, keep: false })
  const [busy, setBusy] = useState(false)
  const push = answer?.ok ? answer.data : undefined
  const change = async (act: () => Promise<boolean>) => {
    setBusy(true)
    const isDone = await act()
    setBusy(false)
    if (isDone) await again()
    else toasts.add('error', t.pushFailed)
  }
  return (
    <Panel level={2} title={t.thisBrowser}>
      <Pending answer={answer} again={again} height="96px" />
      {push && (
        <div className={styles.part}>
          <p>{says[push.state]}</p>
          {push.state === 'off' && (
            <Button
              busy={busy}
              onClick={() => void change(async () => (await turnOn(push.key)) !== 'failed')}
            >
              {t.turnPushOn}
            </Button>
          )}
          {push.state === 'on' && (
            <Button variant="outline" busy={busy} onClick={() => void change(turnOff)}>
              {t.turnPushOff}
            </Button>
          )}
        </div>
      )}
    </Panel>
  )
}
