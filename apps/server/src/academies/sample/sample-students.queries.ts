import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import {
  insertSampleBook,
  insertSampleProducts,
  paySamplePacks,
} from '#fees/sample-rows.queries.ts'
import { starterDrills } from '../session-plans/starter-drills.ts'
import { SAMPLE_ACADEMY } from './sample-academy.ts'
import {
  sampleComment,
  sampleLeads,
  samplePlan,
  sampleStudents,
  sampleTariffs,
} from './sample-students.ts'

const of = sql`(select id from organisation where name = ${SAMPLE_ACADEMY} and is_sample)`
const coach = sql`(select id from account where email_key = 'coach@sample.example')`
const json = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`

/** Gives the sample academy students with a month of attendance, fees, plans, enquiries and a report card. */
export async function teachSampleStudents(db: Db, now: string): Promise<void> {
  await enrolStudents(db, now)
  await markAttendance(db, now)
  await chargeStudents(db, now)
  await planSessions(db, now)
  await assessStudent(db, now)
  await askSampleAcademy(db, now)
}

async function enrolStudents(db: Db, now: string): Promise<void> {
  await sql`
    with given as (
      select gen_random_uuid() as id, a.id as account_id, b.id as batch_id, b.capacity, g.name,
             (${now}::timestamptz::date - make_interval(years => g.born, days => 100))::date as born_on,
             row_number() over (partition by b.id order by g.nth) as seat
      from rows from (jsonb_to_recordset(${json(sampleStudents)})
        as (batch text, parent text, name text, born int)) with ordinality
        as g (batch, parent, name, born, nth)
      join batch b on b.name = g.batch and b.organisation_id = ${of}
      join account a on a.email_key = g.parent || '@sample.example'
    ), made as (
      insert into student (id, organisation_id, account_id, is_self, name, born_on, contact_name,
                           contact_phone, consented_at)
      select id, ${of}, account_id, false, name, born_on, 'Their parent', '+92 300 0000000',
             ${now}::timestamptz
      from given returning id
    )
    insert into enrolment (organisation_id, batch_id, student_id, state, seat, capacity, asked_at)
    select ${of}, g.batch_id, g.id, 'enrolled', g.seat, g.capacity,
           ${now}::timestamptz - interval '40 days'
    from given g join made on made.id = g.id`.execute(db)
  await sql`
    update batch set coach_id = ${coach} where organisation_id = ${of}`.execute(db)
}

/** The sessions of four weeks until yesterday. */
async function markAttendance(db: Db, now: string): Promise<void> {
  await sql`
    insert into attendance (enrolment_id, day, starts, mark, marked_at, marked_by)
    select e.id, s.day, s.starts,
           (array['here', 'here', 'here', 'late', 'here', 'excused', 'absent'])
             [1 + abs(hashtext(t.name || s.day)) % 7],
           s.ends_at, ${coach}
    from enrolment e join student t on t.id = e.student_id
    cross join lateral batch_sessions(e.batch_id, ${now}::timestamptz::date - 28,
      ${now}::timestamptz::date - 1) s
    where e.organisation_id = ${of}`.execute(db)
}

const PACK = 10
const PAID = 2

/** Tariffs, and packs of those who pay by them: all but one has paid. Nobody is reminded. */
async function chargeStudents(db: Db, now: string): Promise<void> {
  const organisationId = await findAcademy(db)
  await insertSampleBook(db, organisationId, now)
  const tariffs = sampleTariffs.map((one) => ({ id: randomUUID(), ...one }))
  await insertSampleProducts(db, { organisationId, products: tariffs, now })
  await sql`
    insert into tariff (id, organisation_id, programme_id, kind, product_id, due_day, sessions,
                        is_shared)
    select g.id, ${of}, p.id, g.kind, g.id, case g.kind when 'month' then 5 end,
           case g.kind when 'pack' then ${PACK}::int end, true
    from jsonb_to_recordset(${json(tariffs)}) as g (id uuid, programme text, kind text)
    join programme p on p.name = g.programme and p.organisation_id = ${of}`.execute(db)
  await sql`
    insert into tuition (enrolment_id, organisation_id, tariff_id, days)
    select e.id, e.organisation_id, t.id, daterange(${now}::timestamptz::date - 28, null)
    from enrolment e join batch b on b.id = e.batch_id
    join tariff t on t.programme_id = b.programme_id and t.kind = 'pack'
    where e.organisation_id = ${of}`.execute(db)
  await sql`
    insert into session_pack (id, organisation_id, student_id, tariff_id, bought, sessions, bought_at)
    select gen_random_uuid(), u.organisation_id, e.student_id, u.tariff_id, ${PACK}, ${PACK},
           ${now}::timestamptz - interval '28 days'
    from tuition u join enrolment e on e.id = u.enrolment_id
    where u.organisation_id = ${of}`.execute(db)
  await usePacks(db)
  await paySamplePacks(db, { organisationId, paid: PAID, now })
}

async function findAcademy(db: Db): Promise<string> {
  const academy = await db
    .selectFrom('organisation')
    .select('id')
    .where('name', '=', SAMPLE_ACADEMY)
    .where('is_sample', '=', true)
    .executeTakeFirstOrThrow()
  return academy.id
}

async function usePacks(db: Db): Promise<void> {
  await sql`
    insert into pack_use (enrolment_id, day, starts, pack_id, sessions, nth)
    select k.enrolment_id, k.day, k.starts, k.pack_id, k.sessions, k.nth
    from (select a.*, p.id as pack_id, p.sessions,
                 row_number() over (partition by p.id order by a.day, a.starts) as nth
          from session_pack p join enrolment e on e.student_id = p.student_id
          join attendance a on a.enrolment_id = e.id and a.mark <> 'excused'
          where p.organisation_id = ${of}) k
    where k.nth <= k.sessions`.execute(db)
}

/** The sessions of a week ago and of a week to come. */
async function planSessions(db: Db, now: string): Promise<void> {
  await sql`
    insert into drill (id, organisation_id, name, minutes, trains, equipment, how)
    select gen_random_uuid(), ${of}, g.*
    from jsonb_to_recordset(${json(starterDrills)})
      as g (name text, minutes smallint, trains text, equipment text, how text)`.execute(db)
  await sql`
    insert into session_plan (batch_id, organisation_id, day, starts, aim, planned_by, planned_at)
    select b.id, b.organisation_id, s.day, s.starts, ${samplePlan.aim}, ${coach},
           ${now}::timestamptz
    from batch b cross join lateral batch_sessions(b.id, ${now}::timestamptz::date - 7,
      ${now}::timestamptz::date + 7) s
    where b.organisation_id = ${of}`.execute(db)
  await sql`
    insert into plan_drill (batch_id, organisation_id, day, starts, place, drill_id, minutes, note)
    select p.batch_id, p.organisation_id, p.day, p.starts, g.place, d.id, d.minutes, ''
    from session_plan p
    cross join unnest(${samplePlan.drills}::text[]) with ordinality as g (name, place)
    join drill d on d.name = g.name and d.organisation_id = p.organisation_id
    where p.organisation_id = ${of}`.execute(db)
}

async function assessStudent(db: Db, now: string): Promise<void> {
  const [{ name: first }] = sampleStudents
  const theirs = sql`from enrolment e join student s on s.id = e.student_id and s.name = ${first}
    where e.organisation_id = ${of}`
  await sql`
    insert into assessment (enrolment_id, skill_id, level, assessed_by, assessed_at)
    select e.id, k.id, 1 + k.place % 3, ${coach}, ${now}::timestamptz
    from (select e.id, e.batch_id ${theirs}) e join batch b on b.id = e.batch_id
    join skill k on k.programme_id = b.programme_id`.execute(db)
  await sql`
    insert into report_card (enrolment_id, comment, written_by, written_at)
    select e.id, ${sampleComment}, ${coach}, ${now}::timestamptz ${theirs}`.execute(db)
}

async function askSampleAcademy(db: Db, now: string): Promise<void> {
  await sql`
    insert into lead (id, organisation_id, source, name, phone, student_name, age, programme_id,
                      question, state, lost_because, follower_id, follow_on, asked_at, changed_at)
    select gen_random_uuid(), ${of}, 'page', g.name, '+92 300 0000000', g.student, g.age, p.id,
           g.question, g.state, g.because, ${coach}, ${now}::timestamptz::date + g.followed,
           ${now}::timestamptz - interval '2 days', ${now}::timestamptz - interval '1 day'
    from jsonb_to_recordset(${json(sampleLeads)}) as g (name text, student text, age smallint,
      programme text, question text, state text, because text, followed int)
    join programme p on p.name = g.programme and p.organisation_id = ${of}`.execute(db)
}
