import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { HappenedEvent } from './event-kind.ts'

/** Any number, to keep these locks apart from others of two numbers. */
const LOCKS = 7_180_339

type Thing = { readonly thing: string; readonly thingId: string }

/** Until the end of the transaction nobody else records events about the thing. */
export const lockThing = (db: Db, { thing, thingId }: Thing) =>
  sql`select pg_advisory_xact_lock(${LOCKS}, hashtext(${`${thing} ${thingId}`}))`.execute(db)

type NewRow = Omit<HappenedEvent, 'id'> & Thing

export async function insertEvent(db: Db, event: NewRow): Promise<number> {
  const { id } = await db
    .insertInto('domain_event')
    .values({
      kind: event.kind,
      thing_type: event.thing,
      thing_id: event.thingId,
      account_id: event.accountId,
      site_id: event.siteId,
      organisation_id: event.organisationId,
      data: JSON.stringify(event.data),
      recorded_at: event.recordedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const columns = [
  'id',
  'kind',
  'thing_id as thingId',
  'account_id as accountId',
  'site_id as siteId',
  'organisation_id as organisationId',
  'data',
  'recorded_at as recordedAt',
] as const

/** Undefined when it was rolled back. */
export const findEvent = (db: Db, id: number): Promise<HappenedEvent | undefined> =>
  db.selectFrom('domain_event').select(columns).where('id', '=', id).executeTakeFirst()

/** The transaction below which all have ended. */
export async function findHorizon(db: Db): Promise<string> {
  const { rows } = await sql<{ horizon: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`.execute(db)
  return rows[0]?.horizon ?? '0'
}

type Found = { readonly horizon: string; readonly events: readonly HappenedEvent[] }
type Seen = { readonly horizon: string } & (HappenedEvent | { readonly id: null })

/**
 * The committed events of the transactions from `since` on, and the horizon to ask from next time. Both are
 * of one snapshot: what it does not show yet is of a transaction at or after the horizon.
 */
export async function findSince(db: Db, since: string, kinds: readonly string[]): Promise<Found> {
  const { rows } = await sql<Seen>`
    select h.horizon, e.id, e.kind, e.thing_id as "thingId", e.account_id as "accountId",
           e.site_id as "siteId", e.organisation_id as "organisationId", e.data,
           e.recorded_at as "recordedAt"
    from (select pg_snapshot_xmin(pg_current_snapshot())::text as horizon) h
    left join domain_event e on e.transaction_id >= ${since}::xid8 and e.kind = any(${[...kinds]})
    order by e.id`.execute(db)
  return { horizon: rows[0]?.horizon ?? since, events: rows.filter((row) => row.id !== null) }
}
