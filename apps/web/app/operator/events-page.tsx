import type { ParkedEvent } from '@pavilion/contract/parked-events/parked-event-calls.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { EmptyState, ErrorState } from '@pavilion/kit/states.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Route } from './+types/events-page.ts'
import { NotFound } from '#layout/error-page.tsx'
import { figure } from '#shared/figures.ts'
import { toasts } from '#state/toasts.ts'
import { useAnswer } from '#state/use-answer.ts'
import { operatorHead } from './operator-head.ts'
import styles from './operator.module.css'
import { ParkedEventItem } from './parked-event-item.tsx'
import { decideParkedEvent, type Decision, loadParkedEvents } from './parked-event-calls.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  operatorHead(matches, {
    title: 'Parked events',
    description: 'Events that could not be handled.',
    path: '/operator/events',
  })

/** Events whose consequences failed, to be tried again or skipped. */
export default function EventsPage() {
  const { answer, again } = useAnswer(loadParkedEvents)
  if (answer?.ok === false && answer.status === 404) return <NotFound />
  return (
    <div className={`pv-page ${styles.page}`}>
      <header className={styles.head}>
        <Link className="pv-link" to="/operator">
          Operator’s desk
        </Link>
        <h1 className="pv-title">Parked events</h1>
        <p className="pv-muted">
          What could not be done about these events was tried ten times. Later events about the same
          thing wait until one is handled or skipped.
        </p>
      </header>
      {answer === undefined && <Skeleton height="420px" />}
      {answer?.ok === false && (
        <ErrorState action={<Button onClick={again}>Try again</Button>}>
          {answer.message}
        </ErrorState>
      )}
      {answer?.ok === true && <Events {...answer.data.data} again={again} />}
    </div>
  )
}

type EventsProps = {
  readonly items: readonly ParkedEvent[]
  readonly total: number
  readonly again: () => void
}

const keyOf = ({ listener, eventId }: ParkedEvent) => `${listener} ${eventId}`

function Events({ items, total, again }: EventsProps) {
  const [busy, setBusy] = useState<string>()
  const decide = async (event: ParkedEvent, decision: Decision) => {
    setBusy(keyOf(event))
    const answer = await decideParkedEvent(event, decision)
    toasts.add(answer.ok ? 'success' : 'error', answer.ok ? answer.data.message : answer.message)
    setBusy(undefined)
    again()
  }
  if (items.length === 0) {
    return <EmptyState title="Nothing is parked">All events have been handled.</EmptyState>
  }
  return (
    <>
      <output className="pv-muted">
        {figure(total)} {total === 1 ? 'event' : 'events'}, the longest parked first
      </output>
      <ol className={styles.messages}>
        {items.map((event) => (
          <ParkedEventItem
            key={keyOf(event)}
            event={event}
            busy={busy === keyOf(event)}
            onDecide={(decision) => void decide(event, decision)}
          />
        ))}
      </ol>
    </>
  )
}
