import { oc } from '@orpc/contract'
import { z } from 'zod'
import { SIGNED_OUT } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { Instant } from '../time.ts'

const Listener = z.string().regex(/^[a-z][a-z-]{0,60}$/)
const EventId = z.int().min(1)

/** An event that a listener failed to handle so often that it is not tried any more. */
export const ParkedEvent = z.object({
  eventId: EventId,
  /** What happened, in the past tense: `order-paid`. */
  kind: z.string(),
  /** Who could not handle it. */
  listener: Listener,
  thing: z.object({ type: z.string(), id: z.string() }),
  recordedAt: Instant,
  parkedAt: Instant,
  failures: z.int().min(1),
  error: z.string(),
  /** Later events about the same thing that wait for this one. */
  waiting: z.int().min(0),
})
export type ParkedEvent = z.infer<typeof ParkedEvent>

const NOT_FOUND = { status: 404, message: 'Not found.' } as const
const NOT_PARKED = { status: 409, message: 'That event is no longer parked.' } as const

const input = z.strictObject({ listener: Listener, eventId: EventId })

export const parkedEventCalls = {
  list: oc
    .route({
      method: 'GET',
      path: '/api/v1/operator/events/parked',
      summary: 'Events that could not be handled, the longest parked first, a hundred at most',
      tags: ['Operator'],
    })
    .errors({ SIGNED_OUT, NOT_FOUND })
    .output(envelope(z.object({ items: z.array(ParkedEvent), total: z.int().min(0) }))),

  retry: oc
    .route({
      method: 'POST',
      path: '/api/v1/operator/events/parked/retry',
      summary: 'Let the listener try a parked event again, at once',
      tags: ['Operator'],
      successStatus: 200,
    })
    .errors({ SIGNED_OUT, NOT_FOUND, NOT_PARKED })
    .input(input)
    .output(envelope(z.null())),

  skip: oc
    .route({
      method: 'POST',
      path: '/api/v1/operator/events/parked/skip',
      summary: 'Give up a parked event for the listener, which goes on with later ones',
      tags: ['Operator'],
      successStatus: 200,
    })
    .errors({ SIGNED_OUT, NOT_FOUND, NOT_PARKED })
    .input(input)
    .output(envelope(z.null())),
}
