import type {
  Drill,
  DrillFields,
  PlanFields,
  PlannedSession,
} from '@pavilion/contract/academies/session-plan-fields.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

export async function findDrills(db: Db, organisationId: string): Promise<Drill[]> {
  const found = await sql<Drill>`
    select id, name, minutes, trains, equipment, how from drill
    where organisation_id = ${organisationId}::uuid and removed_at is null
    order by trains, lower(name), id limit 500`.execute(db)
  return found.rows
}

type Kept = {
  readonly organisationId: string
  readonly id: string
  readonly fields: DrillFields
}

/** Answers whether the id is the academy's. Breaks `drill_named_once`. */
export async function keepDrill(db: Db, { organisationId, id, fields }: Kept): Promise<boolean> {
  const { name, minutes, trains, equipment, how } = fields
  const { numAffectedRows = 0n } = await sql`
    insert into drill as d (id, organisation_id, name, minutes, trains, equipment, how)
    values (${id}::uuid, ${organisationId}::uuid, ${name}, ${minutes}, ${trains}, ${equipment}, ${how})
    on conflict (id) do update set name = excluded.name, minutes = excluded.minutes,
      trains = excluded.trains, equipment = excluded.equipment, how = excluded.how
    where d.organisation_id = excluded.organisation_id`.execute(db)
  return numAffectedRows > 0n
}

/** Adds the drills whose names are not there yet. */
export async function addDrills(
  db: Db,
  organisationId: string,
  drills: readonly DrillFields[],
): Promise<void> {
  await sql`
    insert into drill (id, organisation_id, name, minutes, trains, equipment, how)
    select gen_random_uuid(), ${organisationId}::uuid, g.*
    from jsonb_to_recordset(${JSON.stringify(drills)}::jsonb)
      as g (name text, minutes smallint, trains text, equipment text, how text)
    on conflict (organisation_id, lower(name)) where removed_at is null do nothing`.execute(db)
}

export async function hideDrill(
  db: Db,
  { organisationId, id, now }: { organisationId: string; id: string; now: string },
): Promise<void> {
  await sql`
    update drill set removed_at = ${now}::timestamptz
    where id = ${id}::uuid and organisation_id = ${organisationId}::uuid
      and removed_at is null`.execute(db)
}

/** What is planned as `p`, as JSON. */
export const plannedJson = sql<PlannedSession>`jsonb_build_object('aim', p.aim, 'drills', coalesce(
  (select jsonb_agg(jsonb_build_object('drillId', d.id, 'name', d.name, 'minutes', x.minutes,
     'trains', d.trains, 'equipment', d.equipment, 'how', d.how, 'note', x.note) order by x.place)
   from plan_drill x join drill d on d.id = x.drill_id
   where x.batch_id = p.batch_id and x.day = p.day and x.starts = p.starts), '[]'))`

export type Session = {
  readonly organisationId: string
  readonly batchId: string
  readonly day: string
  readonly starts: string
}

type Found = {
  readonly batch: { readonly id: string; readonly name: string }
  readonly minutes: number
  readonly plan: PlannedSession | null
  readonly earlier: { readonly day: string; readonly plan: PlannedSession } | null
}

/** A session that takes place, with its plan and the one before; undefined when there is none. */
export async function findPlan(db: Db, session: Session): Promise<Found | undefined> {
  const { organisationId, batchId, day, starts } = session
  const found = await sql<Found>`
    select jsonb_build_object('id', b.id, 'name', b.name) as batch,
           (extract(epoch from s.ends_at - s.starts_at) / 60)::int as minutes,
           (select ${plannedJson} from session_plan p where p.batch_id = b.id and p.day = s.day
              and p.starts = s.starts) as plan,
           (select jsonb_build_object('day', p.day, 'plan', ${plannedJson}) from session_plan p
            where p.batch_id = b.id and (p.day, p.starts) < (s.day, s.starts)
            order by p.day desc, p.starts desc limit 1) as earlier
    from batch b cross join lateral batch_sessions(b.id, ${day}::date, ${day}::date) s
    where b.id = ${batchId}::uuid and b.organisation_id = ${organisationId}::uuid
      and s.starts = ${starts}::time`.execute(db)
  return found.rows[0]
}

type Planned = Session & { readonly fields: PlanFields; readonly by: string; readonly now: string }

/** Replaces the plan of a session. Answers whether all drills are the academy's. */
export async function keepPlan(db: Db, planned: Planned): Promise<boolean> {
  const { organisationId, batchId, day, starts, fields, by, now } = planned
  await sql`
    delete from session_plan
    where batch_id = ${batchId}::uuid and day = ${day}::date and starts = ${starts}::time`.execute(
    db,
  )
  const { aim, drills } = fields
  if (aim === '' && drills.length === 0) return true
  await sql`
    insert into session_plan (batch_id, organisation_id, day, starts, aim, planned_by, planned_at)
    values (${batchId}::uuid, ${organisationId}::uuid, ${day}::date, ${starts}::time, ${aim},
            ${by}::uuid, ${now}::timestamptz)`.execute(db)
  const { numAffectedRows = 0n } = await sql`
    insert into plan_drill (batch_id, organisation_id, day, starts, place, drill_id, minutes, note)
    select ${batchId}::uuid, d.organisation_id, ${day}::date, ${starts}::time, g.place, d.id,
           g.minutes, g.note
    from rows from (jsonb_to_recordset(${JSON.stringify(drills)}::jsonb)
      as ("drillId" uuid, minutes smallint, note text)) with ordinality
      as g (drill_id, minutes, note, place)
    join drill d on d.id = g.drill_id and d.organisation_id = ${organisationId}::uuid`.execute(db)
  return Number(numAffectedRows) === drills.length
}

/** Plans of a batch follow each other. */
export async function lockBatchForPlan(db: Db, batchId: string): Promise<void> {
  await sql`select from batch where id = ${batchId}::uuid for no key update`.execute(db)
}
