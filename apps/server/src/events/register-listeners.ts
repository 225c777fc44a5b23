import type { AppContext } from '#app-context.ts'
import type { Db } from '#db/connect.ts'
import type { Listener } from './listener.ts'
import {
  dispatchAllSoFar,
  findListeners,
  insertListener,
  pauseRecording,
  setKinds,
} from './listener.queries.ts'

const kindsOf = ({ on }: Listener): string[] => on.map(({ kind }) => kind).toSorted()

/** Enters the listeners into the database, which from then on keeps for each what it is to handle. */
export async function registerListeners(
  { db, log }: AppContext,
  listeners: readonly Listener[],
): Promise<void> {
  const known = new Map((await findListeners(db)).map(({ name, kinds }) => [name, kinds.join()]))
  const changed = listeners.filter((one) => known.get(one.name) !== kindsOf(one).join())
  if (changed.length > 0) await db.transaction().execute((tx) => enter(tx, changed))
  const gone = [...known.keys()].filter((name) => !listeners.some((one) => one.name === name))
  if (gone.length > 0) log.warn({ listeners: gone }, 'events wait for listeners that are not here')
}

/**
 * Nobody records meanwhile: an event is either committed before, and dispatched here where the listener begins
 * with all, or recorded after, and dispatched by the trigger that then knows the listener.
 */
async function enter(db: Db, listeners: readonly Listener[]): Promise<void> {
  await pauseRecording(db)
  for (const listener of listeners) {
    const entered = { name: listener.name, kinds: kindsOf(listener) }
    const isNew = await insertListener(db, entered)
    if (!isNew) await setKinds(db, entered)
    else if (listener.from === 'beginning') await dispatchAllSoFar(db, entered)
  }
}
