import type { OfferedBatch, Programme } from '@pavilion/contract/academies/programme-fields.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { organisationIsIn, type Scope } from '#sites/scope.queries.ts'
import { counts, timesJson } from './plan.queries.ts'

type Asked = { readonly organisationId: string; readonly scope: Scope }

/** Whether a site shows the organisation. */
export async function isShown(db: Db, { organisationId, scope }: Asked): Promise<boolean> {
  const found = await sql`
    select from organisation o where o.id = ${organisationId}::uuid
      and ${organisationIsIn('o', scope)}`.execute(db)
  return found.rows.length > 0
}

/** The public programmes by name; none of an archived academy. */
export async function findPublicProgrammes(
  db: Db,
  organisationId: string,
): Promise<Omit<Programme, 'isPublic'>[]> {
  const found = await sql<Omit<Programme, 'isPublic'>>`
    select p.id, p.kind, p.name, p.level, p.age_from as "ageFrom", p.age_to as "ageTo", p.about,
           p.price
    from programme p
    join organisation o on o.id = p.organisation_id and o.archived_at is null
    where p.organisation_id = ${organisationId}::uuid and p.is_public
    order by p.name, p.id`.execute(db)
  return found.rows
}

type OfferedRow = OfferedBatch & { readonly programmeId: string }

/** A batch `b` with its branch `z` and its term `m`, if it has one, as everybody sees it. */
export const offeredBatch = (now: string) => sql`
  b.id, b.name, b.place,
  jsonb_build_object('id', z.id, 'name', z.name, 'address', z.address, 'timeZone', z.time_zone)
    as branch,
  (select concat_ws(' ', a.first_name, a.last_name) from account a
   where a.id = b.coach_id and a.status = 'active') as coach,
  m.name as term, coalesce(m.first_day, b.first_day) as "firstDay",
  coalesce(m.last_day, b.last_day) as "lastDay", ${timesJson} as times, b.capacity, ${counts},
  b.is_open as "isOpen",
  (select to_char(min(s.starts_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') from batch_sessions(b.id,
     (${now}::timestamptz at time zone z.time_zone)::date, coalesce(m.last_day, b.last_day)) s
   where s.starts_at > ${now}::timestamptz) as "nextAt"`

/** The batches of public programmes that are not over, the earliest first. */
export async function findOfferedBatches(
  db: Db,
  organisationId: string,
  now: string,
): Promise<OfferedRow[]> {
  const found = await sql<OfferedRow>`
    select ${offeredBatch(now)}, b.programme_id as "programmeId"
    from batch b join programme p on p.id = b.programme_id and p.is_public
    join academy_branch z on z.id = b.branch_id
    left join academy_term m on m.id = b.term_id
    where b.organisation_id = ${organisationId}::uuid
      and coalesce(m.last_day, b.last_day) >= (${now}::timestamptz at time zone z.time_zone)::date
    order by coalesce(m.first_day, b.first_day), b.name, b.id`.execute(db)
  return found.rows
}
