import type {
  Batch,
  Branch,
  Coach,
  Programme,
  Term,
} from '@pavilion/contract/academies/programme-fields.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

export async function findBranches(db: Db, organisationId: string): Promise<Branch[]> {
  const found = await sql<Branch>`
    select id, name, address, time_zone as "timeZone" from academy_branch
    where organisation_id = ${organisationId}::uuid order by name, id`.execute(db)
  return found.rows
}

/** The latest first. */
export async function findTerms(db: Db, organisationId: string): Promise<Term[]> {
  const found = await sql<Term>`
    select id, name, first_day as "firstDay", last_day as "lastDay" from academy_term
    where organisation_id = ${organisationId}::uuid order by first_day desc, id`.execute(db)
  return found.rows
}

export async function findHolidays(db: Db, organisationId: string): Promise<Term[]> {
  const found = await sql<Term>`
    select id, name, first_day as "firstDay", last_day as "lastDay" from academy_holiday
    where organisation_id = ${organisationId}::uuid order by first_day desc, id`.execute(db)
  return found.rows
}

export async function findProgrammes(db: Db, organisationId: string): Promise<Programme[]> {
  const found = await sql<Programme>`
    select id, kind, name, level, age_from as "ageFrom", age_to as "ageTo", about, price,
           is_public as "isPublic"
    from programme where organisation_id = ${organisationId}::uuid order by name, id`.execute(db)
  return found.rows
}

/** The times of the batch `b`, as JSON. */
export const timesJson = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('weekday', t.weekday,
    'starts', to_char(t.starts, 'HH24:MI'), 'minutes', t.minutes) order by t.weekday, t.starts), '[]')
  from batch_time t where t.batch_id = b.id)`

/** How many places of the batch `b` are taken, and how many wait for one. */
export const counts = sql`
  (select count(*)::int from enrolment e where e.batch_id = b.id and e.seat is not null) as taken,
  (select count(*)::int from enrolment e where e.batch_id = b.id and e.state = 'waiting') as waiting`

/** By the latest term and the name. */
export async function findBatches(db: Db, organisationId: string): Promise<Batch[]> {
  const found = await sql<Batch>`
    select b.id, b.programme_id as "programmeId", b.branch_id as "branchId", b.term_id as "termId",
           case when b.term_id is null
             then jsonb_build_object('firstDay', b.first_day, 'lastDay', b.last_day) end as days,
           b.name, b.place, b.coach_id as "coachId", b.capacity, b.is_open as "isOpen",
           ${timesJson} as times, ${counts}
    from batch b left join academy_term m on m.id = b.term_id
    where b.organisation_id = ${organisationId}::uuid
    order by coalesce(m.first_day, b.first_day) desc, b.name, b.id`.execute(db)
  return found.rows
}

/** Who coaches or runs the academy, by name. */
export async function findCoaches(db: Db, organisationId: string): Promise<Coach[]> {
  const found = await sql<Coach>`
    select a.id as "accountId", concat_ws(' ', a.first_name, a.last_name) as name
    from account a
    where a.status = 'active' and exists (select from membership m where m.account_id = a.id
      and m.organisation_id = ${organisationId}::uuid and m.role in ('owner', 'admin', 'coach'))
    order by 2, 1 limit 200`.execute(db)
  return found.rows
}
