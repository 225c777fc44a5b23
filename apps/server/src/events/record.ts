import { afterCommit } from '#db/after-commit.ts'
import type { Db } from '#db/connect.ts'
import type { EventKind } from './event-kind.ts'
import { insertEvent, lockThing } from './event.queries.ts'
import { tellProcess } from './process-listeners.ts'

/** The accounts that an event has room to name; data is at most 16 kB. */
export const MOST_NAMED = 200

/** What has just happened, for `record`. */
export type NewEvent<Data> = {
  readonly is: EventKind<Data>
  /** The thing that it happened to. */
  readonly thingId: string
  /** Who did it. */
  readonly accountId?: string | null
  readonly siteId?: string | null
  readonly organisationId?: string | null
  readonly data: Data
  readonly at: string
}

/**
 * Records what happened, in the transaction that made it happen: it has happened if and only if that
 * commits. Listeners are woken after the commit. Throws outside a transaction.
 */
export async function record<Data>(db: Db, event: NewEvent<Data>): Promise<void> {
  if (!db.isTransaction) throw new TypeError(`${event.is.kind} is recorded outside a transaction.`)
  const { is, thingId, accountId = null, siteId = null, organisationId = null } = event
  const thing = { thing: is.thing, thingId }
  await lockThing(db, thing)
  const row = { ...thing, kind: is.kind, accountId, siteId, organisationId }
  const data = is.data.parse(event.data)
  const id = await insertEvent(db, { ...row, data, recordedAt: event.at })
  afterCommit(db, (database) => tellProcess(database, { id, kind: is.kind }))
}
