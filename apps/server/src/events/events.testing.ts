import { z } from 'zod'
import type { AppContext } from '#app-context.ts'
import type { Db } from '#db/connect.ts'
import { dispatchNext } from './dispatch.ts'
import { eventKind } from './event-kind.ts'
import type { Listener } from './listener.ts'
import { record } from './record.ts'

/** A made-up kind: a bell was rung for the so-many-th time. */
export const bellRung = eventKind({
  kind: 'bell-rung',
  thing: 'bell',
  data: z.object({ time: z.int() }),
})

export const NOW = '2026-07-01T09:00:00.000Z'

export const ring = (db: Db, bell: string, time = 1): Promise<void> =>
  record(db, { is: bellRung, thingId: bell, data: { time }, at: NOW })

/** Rings in a transaction of its own. */
export const rung = ({ db }: { readonly db: Db }, bell: string, time = 1): Promise<void> =>
  db.transaction().execute((tx) => ring(tx, bell, time))

/** Lets the listeners handle everything that is due. Answers how many dispatches that were. */
export async function dispatchDue(
  app: AppContext,
  listeners: readonly Listener[],
): Promise<number> {
  let count = 0
  while (await dispatchNext(app, listeners)) count += 1
  return count
}
