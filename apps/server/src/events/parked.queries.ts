import type { ParkedEvent } from '@pavilion/contract/parked-events/parked-event-calls.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { DispatchKey } from './dispatch.queries.ts'

type Row = Omit<ParkedEvent, 'thing'> & { readonly type: string; readonly id: string }

/** Parked dispatches, the longest parked first. */
export async function findParked(db: Db, most: number): Promise<ParkedEvent[]> {
  const { rows } = await sql<Row>`
    select d.event_id as "eventId", e.kind, d.listener, d.thing_type as type, d.thing_id as id,
           e.recorded_at as "recordedAt", d.parked_at as "parkedAt", d.failures,
           coalesce(d.error, '') as error,
           (select count(*) from event_dispatch b where b.listener = d.listener
              and b.thing_type = d.thing_type and b.thing_id = d.thing_id
              and b.event_id > d.event_id)::int as waiting
    from event_dispatch d join domain_event e on e.id = d.event_id
    where d.parked_at is not null
    order by d.parked_at, d.listener, d.event_id limit ${most}`.execute(db)
  return rows.map(({ type, id, ...row }) => ({ ...row, thing: { type, id } }))
}

export async function countParked(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from event_dispatch where parked_at is not null`.execute(db)
  return rows[0]?.count ?? 0
}

/** Undefined when it is not parked. */
export const lockParked = (db: Db, { listener, eventId }: DispatchKey) =>
  db
    .selectFrom('event_dispatch')
    .select('error')
    .where('listener', '=', listener)
    .where('event_id', '=', eventId)
    .where('parked_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()

/** Lets it be tried at once, as often as a new one. */
export const unpark = (db: Db, { listener, eventId }: DispatchKey) =>
  db
    .updateTable('event_dispatch')
    .set({ parked_at: null, try_after: null, failures: 0 })
    .where('listener', '=', listener)
    .where('event_id', '=', eventId)
    .execute()

type Count = {
  readonly listener: string
  readonly state: 'waiting' | 'failing' | 'parked'
  readonly count: number
}

/** How much each listener has still to handle. */
export async function countDispatches(db: Db): Promise<readonly Count[]> {
  const { rows } = await sql<Count>`
    select l.name as listener, state, count(d.event_id)::int as count
    from event_listener l cross join unnest(array['waiting', 'failing', 'parked']) as state
    left join event_dispatch d on d.listener = l.name and state = case
      when d.parked_at is not null then 'parked' when d.failures > 0 then 'failing' else 'waiting' end
    group by 1, 2`.execute(db)
  return rows
}
