import type { ParkedEvent } from '@pavilion/contract/parked-events/parked-event-calls.ts'
import { list, retry, skip } from '#calls/parked-events.ts'
import { send } from '#state/api.ts'

export type Decision = 'retry' | 'skip'

export const loadParkedEvents = () => send(list)

export const decideParkedEvent = (
  { listener, eventId }: Pick<ParkedEvent, 'listener' | 'eventId'>,
  decision: Decision,
) => send({ retry, skip }[decision], { listener, eventId })
