import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { HappenedEvent } from './event-kind.ts'

/** An event that a listener has to handle. */
export type Dispatch = {
  readonly listener: string
  readonly failures: number
  readonly event: HappenedEvent
}

/** Names a dispatch. */
export type DispatchKey = { readonly listener: string; readonly eventId: number }

/** The first unhandled event of each thing may be taken, the others wait for it. */
const isFirstOfItsThing = sql`not exists (
  select from event_dispatch b where b.listener = d.listener and b.thing_type = d.thing_type
    and b.thing_id = d.thing_id and b.event_id < d.event_id)`

type Row = HappenedEvent & { readonly listener: string; readonly failures: number }

/** Takes the oldest dispatch that is due; it is locked until the transaction ends. */
export async function takeDue(
  db: Db,
  listeners: readonly string[],
  now: string,
): Promise<Dispatch | undefined> {
  const { rows } = await sql<Row>`
    select d.listener, d.failures, e.id, e.kind, e.thing_id as "thingId", e.account_id as "accountId",
           e.site_id as "siteId", e.organisation_id as "organisationId", e.data,
           e.recorded_at as "recordedAt"
    from event_dispatch d join domain_event e on e.id = d.event_id
    where d.listener = any(${[...listeners]}) and d.parked_at is null
      and (d.try_after is null or d.try_after <= ${now}) and ${isFirstOfItsThing}
    order by d.event_id limit 1 for update of d skip locked`.execute(db)
  const [row] = rows
  if (row === undefined) return undefined
  const { listener, failures, ...event } = row
  return { listener, failures, event }
}

export const deleteDispatch = (db: Db, { listener, eventId }: DispatchKey) =>
  db
    .deleteFrom('event_dispatch')
    .where('listener', '=', listener)
    .where('event_id', '=', eventId)
    .execute()

type Failure = {
  /** What it had failed before: another process may have tried meanwhile. */
  readonly before: number
  readonly error: string
  readonly tryAfter: string
  readonly parkedAt: string | null
}

export const noteFailure = (db: Db, { listener, eventId }: DispatchKey, failure: Failure) =>
  db
    .updateTable('event_dispatch')
    .set({
      failures: failure.before + 1,
      error: failure.error,
      try_after: failure.tryAfter,
      parked_at: failure.parkedAt,
    })
    .where('listener', '=', listener)
    .where('event_id', '=', eventId)
    .where('failures', '=', failure.before)
    .execute()
