import { z } from 'zod'
import { eventKind } from '#events/event-kind.ts'

const data = z.object({ listener: z.string(), error: z.string() })

/** The operator let a listener try an event again. */
export const parkedEventRetried = eventKind({
  kind: 'parked-event-retried',
  thing: 'domain-event',
  data,
})

/** The operator gave an event up for a listener. */
export const parkedEventSkipped = eventKind({
  kind: 'parked-event-skipped',
  thing: 'domain-event',
  data,
})
