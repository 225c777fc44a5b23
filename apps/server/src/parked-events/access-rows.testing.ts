import { sql } from 'kysely'
import { only, type RowsOf, type Things } from '#app/access-walk/rows.testing.ts'

/** An event that is parked for a listener. */
async function aParkedEvent({ app }: Things) {
  const { rows } = await sql<{ id: number }>`
    with event as (insert into domain_event (kind, thing_type, thing_id, data, recorded_at)
                   values ('bell-rung', 'bell', gen_random_uuid(), '{}', now()) returning *),
         listener as (insert into event_listener values ('ringer', '{}') on conflict do nothing)
    insert into event_dispatch (listener, event_id, thing_type, thing_id, failures, parked_at)
    select 'ringer', id, thing_type, thing_id, 10, now() from event returning event_id as id`.execute(
    app.db,
  )
  return { listener: 'ringer', eventId: rows[0]?.id ?? 0 }
}

export const parkedEvents: RowsOf<'parkedEvents'> = {
  list: only('manage-parked-events', ['operator'], () => undefined),
  retry: only('manage-parked-events', ['operator'], aParkedEvent),
  skip: only('manage-parked-events', ['operator'], aParkedEvent),
}
