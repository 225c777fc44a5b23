import type { AppContext } from '#app-context.ts'
import type { Db } from '#db/connect.ts'
import { type EventKind, type HappenedEvent, parsedAs } from './event-kind.ts'

/** What a listener may use. Its `db` is the transaction that also notes that the event is handled. */
export type Handling = { readonly app: AppContext; readonly db: Db }

type Subscription = {
  readonly kind: string
  readonly handle: (using: Handling, event: HappenedEvent) => Promise<void>
}

/**
 * Handles events once for the whole installation: those about one thing in order, those about different
 * things in parallel. What it writes with its `db` happens exactly once; anything else may be repeated, so
 * messages are enqueued rather than sent. One that throws is retried and, in the end, parked.
 */
export type Listener = {
  /** Never changed, since what it has still to handle is kept under it. */
  readonly name: string
  /** Where it begins when a database first meets it: with new events, or with all that were ever recorded. */
  readonly from: 'now' | 'beginning'
  readonly on: readonly Subscription[]
}

/** One kind of event that a listener handles, and how. */
export const when = <Data>(
  kind: EventKind<Data>,
  handle: (using: Handling, event: HappenedEvent<Data>) => Promise<void>,
): Subscription => ({
  kind: kind.kind,
  handle: (using, event) => handle(using, parsedAs(kind, event)),
})
