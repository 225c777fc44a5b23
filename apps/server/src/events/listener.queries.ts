import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

export const findListeners = (db: Db) =>
  db.selectFrom('event_listener').select(['name', 'kinds']).execute()

/** Waits for the transactions that have recorded events, and keeps others from recording until the commit. */
export const pauseRecording = (db: Db) =>
  sql`lock table domain_event in share row exclusive mode`.execute(db)

type Entered = { readonly name: string; readonly kinds: readonly string[] }

/** Answers whether it is a new one. */
export async function insertListener(db: Db, { name, kinds }: Entered): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('event_listener')
    .values({ name, kinds: [...kinds] })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export const setKinds = (db: Db, { name, kinds }: Entered) =>
  db
    .updateTable('event_listener')
    .set({ kinds: [...kinds] })
    .where('name', '=', name)
    .execute()

/** Dispatches everything of these kinds that was recorded so far. */
export const dispatchAllSoFar = (db: Db, { name, kinds }: Entered) =>
  sql`insert into event_dispatch (listener, event_id, thing_type, thing_id)
      select ${name}, id, thing_type, thing_id from domain_event where kind = any(${[...kinds]})
      on conflict do nothing`.execute(db)
