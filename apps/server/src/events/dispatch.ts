import type { AppContext } from '#app-context.ts'
import { messageOf } from '#cannot-start.ts'
import { deleteDispatch, type Dispatch, noteFailure, takeDue } from './dispatch.queries.ts'
import type { Handling, Listener } from './listener.ts'

/** With pauses that grow to ten minutes: after three quarters of an hour. */
const MOST_FAILURES = 10
const FIRST_PAUSE_MS = 1_000
const GROWTH = 4
const LONGEST_PAUSE_MS = 600_000
const LONGEST_ERROR = 1_000

const pauseAfter = (failures: number) =>
  Math.min(FIRST_PAUSE_MS * GROWTH ** (failures - 1), LONGEST_PAUSE_MS)

/**
 * Lets the listeners handle one event that is due. Answers whether there was one. Handling and noting that it
 * is handled are one transaction; where it fails, the failure is noted after the transaction was undone.
 */
export async function dispatchNext(
  app: AppContext,
  listeners: readonly Listener[],
): Promise<boolean> {
  let taken: Dispatch | undefined
  try {
    await app.db.transaction().execute(async (db) => {
      const names = listeners.map(({ name }) => name)
      taken = await takeDue(db, names, app.now())
      if (taken !== undefined) await handle({ app, db }, listeners, taken)
    })
  } catch (error) {
    if (taken === undefined) throw error
    await giveUpFor(app, taken, error)
  }
  return taken !== undefined
}

async function handle(
  using: Handling,
  listeners: readonly Listener[],
  { listener, event }: Dispatch,
): Promise<void> {
  for (const { name, on } of listeners) {
    if (name !== listener) continue
    for (const one of on) if (one.kind === event.kind) await one.handle(using, event)
  }
  await deleteDispatch(using.db, { listener, eventId: event.id })
}

/** Puts the dispatch off, or parks it after too many failures. */
async function giveUpFor(app: AppContext, dispatch: Dispatch, error: unknown): Promise<void> {
  const { listener, event, failures: before } = dispatch
  const now = app.now()
  const isOver = before + 1 >= MOST_FAILURES
  const tryAfter = new Date(Date.parse(now) + pauseAfter(before + 1)).toISOString()
  await noteFailure(
    app.db,
    { listener, eventId: event.id },
    {
      before,
      error: messageOf(error).slice(0, LONGEST_ERROR),
      tryAfter,
      parkedAt: isOver ? now : null,
    },
  )
  const told = { err: error, listener, event: event.id, kind: event.kind, failures: before + 1 }
  if (isOver) app.log.error(told, 'an event is parked until the operator retries or skips it')
  else app.log.warn(told, 'an event could not be handled and is tried again')
}
