import type { AppContext } from '#app-context.ts'
import { type EventKind, type HappenedEvent, parsedAs } from './event-kind.ts'
import { findEvent } from './event.queries.ts'

/**
 * Handles events in every process, for what each keeps in memory. The process that recorded one is told before
 * the call that committed it goes on, others within seconds; some are told twice, and one that starts later
 * is not told.
 */
export type ProcessListener = {
  readonly kind: string
  readonly handle: (app: AppContext, event: HappenedEvent) => void
}

export const inProcess = <Data>(
  kind: EventKind<Data>,
  handle: (app: AppContext, event: HappenedEvent<Data>) => void,
): ProcessListener => ({
  kind: kind.kind,
  handle: (app, event) => handle(app, parsedAs(kind, event)),
})

type Listening = ProcessListener & { readonly app: AppContext }

/** What one process does when an event is committed. */
type Subscribers = { readonly listening: Set<Listening>; readonly wakers: Set<() => void> }

const byDatabase = new WeakMap<object, Subscribers>()

function subscribersOf(database: object): Subscribers {
  const known = byDatabase.get(database) ?? { listening: new Set(), wakers: new Set() }
  byDatabase.set(database, known)
  return known
}

/** Answers how to stop. */
export function listenInProcess(app: AppContext, listener: ProcessListener): () => void {
  const { listening } = subscribersOf(app.db)
  const one = { ...listener, app }
  listening.add(one)
  return () => void listening.delete(one)
}

/** Calls `wake` after each commit of this process that recorded an event. Answers how to stop. */
export function onRecorded({ db }: AppContext, wake: () => void): () => void {
  const { wakers } = subscribersOf(db)
  wakers.add(wake)
  return () => void wakers.delete(wake)
}

/** The kinds that this process has listeners for. */
export const kindsListenedTo = ({ db }: AppContext): readonly string[] => [
  ...new Set([...subscribersOf(db).listening].map(({ kind }) => kind)),
]

/** Hands the event to this process's listeners; one that fails does not keep it from the others. */
export function tellListening({ db }: AppContext, event: HappenedEvent): void {
  for (const { app, kind, handle } of subscribersOf(db).listening) {
    if (kind !== event.kind) continue
    try {
      handle(app, event)
    } catch (error) {
      app.log.error({ err: error, event: event.id }, 'a listener of this process failed')
    }
  }
}

/** Called after the commit. The event is read anew, because a savepoint may have undone it. */
export async function tellProcess(
  database: object,
  { id, kind }: { readonly id: number; readonly kind: string },
): Promise<void> {
  const { listening, wakers } = subscribersOf(database)
  for (const wake of wakers) wake()
  const heard = [...listening].find((one) => one.kind === kind)
  if (heard === undefined) return
  try {
    const event = await findEvent(heard.app.db, id)
    if (event !== undefined) tellListening(heard.app, event)
  } catch (error) {
    heard.app.log.error({ err: error, event: id }, 'an event could not be told to this process')
  }
}
