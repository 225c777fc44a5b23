import type { ParkedEvent } from '@pavilion/contract/parked-events/parked-event-calls.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { lazy, Suspense, useState } from 'react'
import * as t from '#texts/operator.ts'
import styles from './operator.module.css'
import type { Decision } from './parked-event-calls.ts'
import { When } from './when.tsx'

const SkipDialog = lazy(() =>
  import('./skip-dialog.tsx').then(({ SkipDialog: dialog }) => ({ default: dialog })),
)

type ItemProps = {
  readonly event: ParkedEvent
  readonly busy: boolean
  readonly onDecide: (decision: Decision) => void
}

/** A parked event: what happened, who could not handle it and why, and what can be done. */
export function ParkedEventItem({ event, busy, onDecide }: ItemProps) {
  const { kind, listener, thing, recordedAt, parkedAt, failures, error, waiting } = event
  const [isAsking, ask] = useState(false)
  return (
    <li className={styles.message}>
      <h2 className={styles.subject}>{t.kindForListener({ kind, listener })}</h2>
      <p className={styles.line}>
        {thing.type} {thing.id}, {t.recordedText} <When at={recordedAt} />, {t.parkedText}{' '}
        <When at={parkedAt} /> {t.failed({ failures })}
      </p>
      {waiting > 0 && <p className={styles.line}>{t.waitingEvents({ waiting })}</p>}
      <p className={styles.text}>{error}</p>
      <div className={styles.choices}>
        <Button size="small" busy={busy} onClick={() => onDecide('retry')}>
          {t.tryAgain}
        </Button>
        <Button size="small" variant="outline" disabled={busy} onClick={() => ask(true)}>
          {t.skip}
        </Button>
      </div>
      {isAsking && (
        <Suspense>
          <SkipDialog
            listener={listener}
            onClose={() => ask(false)}
            onSkip={() => {
              ask(false)
              onDecide('skip')
            }}
          />
        </Suspense>
      )}
    </li>
  )
}
