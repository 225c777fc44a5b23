import type { ParkedEvent } from '@pavilion/contract/parked-events/parked-event-calls.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { EmptyState, ErrorState } from '@pavilion/kit/states.tsx'
import { useState } from 'react'
import type { Route } from './+types/events-page.ts'
import { NotFound } from '#layout/error-page.tsx'
import { toasts } from '#state/toasts.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/operator.ts'
import { operatorHead } from './operator-head.ts'
import styles from './operator.module.css'
import { ParkedEventItem } from './parked-event-item.tsx'
import { decideParkedEvent, type Decision, loadParkedEvents } from './parked-event-calls.ts'
import { OperatorHead } from './operator-head.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  operatorHead(matches, {
    title: t.parkedEvents,
    description: t.eventsThatCould,
    path: '/operator/events',
  })

/** Events whose consequences failed, to be tried again or skipped. */
export default function EventsPage() {
  const { answer, again } = useQueryAnswer({ key: ['parked-events'], call: loadParkedEvents })
  if (answer?.ok === false && answer.status === 404) return <NotFound />
  return (
    <div className={`pv-page ${styles.page}`}>
      <OperatorHead title={t.parkedEvents} lead={t.handlingTheseEventsFailedTen} />
      {answer === undefined && <Skeleton height="420px" />}
      {answer?.ok === false && (
        <ErrorState action={<Button onClick={again}>{t.tryAgain}</Button>}>
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
    return <EmptyState title={t.noParkedEvents}>{t.allEventsHaveBeenHandled}</EmptyState>
  }
  return (
    <>
      <output className="pv-muted">{t.eventsParked({ total })}</output>
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
