import type { ParkedEvent } from '@pavilion/contract/parked-events/parked-event-calls.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { useState } from 'react'
import styles from './operator.module.css'
import type { Decision } from './parked-event-calls.ts'
import { When } from './when.tsx'

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
      <h2 className={styles.subject}>
        {kind}, for {listener}
      </h2>
      <p className={styles.line}>
        {thing.type} {thing.id}, recorded <When at={recordedAt} />, parked <When at={parkedAt} />{' '}
        after {failures} failures
        {waiting > 0 && `; ${waiting} later ${waiting === 1 ? 'event waits' : 'events wait'}`}
      </p>
      <p className={styles.text}>{error}</p>
      <div className={styles.choices}>
        <Button size="small" busy={busy} onClick={() => onDecide('retry')}>
          Try again
        </Button>
        <Button size="small" variant="outline" disabled={busy} onClick={() => ask(true)}>
          Skip
        </Button>
      </div>
      <Dialog
        open={isAsking}
        onClose={() => ask(false)}
        title="Skip this event?"
        lead={`${listener} will never handle it. What it should have done has to be done by hand.`}
      >
        <div className={styles.choices}>
          <Button onClick={() => ask(false)}>Keep it</Button>
          <Button
            variant="danger"
            onClick={() => {
              ask(false)
              onDecide('skip')
            }}
          >
            Skip it
          </Button>
        </div>
      </Dialog>
    </li>
  )
}
