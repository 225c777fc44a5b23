import type {
  BatchFields,
  BranchFields,
  ProgrammeFields,
  TermFields,
} from '@pavilion/contract/academies/programme-fields.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

type Part<Fields> = {
  readonly organisationId: string
  readonly id: string
  readonly fields: Fields
}

/** Answers whether the id is the academy's. Breaks `academy_branch_named_once`. */
export async function keepBranch(db: Db, part: Part<BranchFields>): Promise<boolean> {
  const { name, address, timeZone } = part.fields
  const { numAffectedRows = 0n } = await sql`
    insert into academy_branch as p (id, organisation_id, name, address, time_zone)
    values (${part.id}::uuid, ${part.organisationId}::uuid, ${name}, ${address}, ${timeZone})
    on conflict (id) do update set name = excluded.name, address = excluded.address,
      time_zone = excluded.time_zone
    where p.organisation_id = excluded.organisation_id`.execute(db)
  return numAffectedRows > 0n
}

/** Answers whether the id is the academy's. Breaks `academy_term_named_once`. */
export async function keepTerm(db: Db, part: Part<TermFields>): Promise<boolean> {
  const { name, firstDay, lastDay } = part.fields
  const { numAffectedRows = 0n } = await sql`
    insert into academy_term as p (id, organisation_id, name, first_day, last_day)
    values (${part.id}::uuid, ${part.organisationId}::uuid, ${name}, ${firstDay}::date,
            ${lastDay}::date)
    on conflict (id) do update set name = excluded.name, first_day = excluded.first_day,
      last_day = excluded.last_day
    where p.organisation_id = excluded.organisation_id`.execute(db)
  return numAffectedRows > 0n
}

/** Answers whether the id is the academy's. */
export async function keepHoliday(db: Db, part: Part<TermFields>): Promise<boolean> {
  const { name, firstDay, lastDay } = part.fields
  const { numAffectedRows = 0n } = await sql`
    insert into academy_holiday as p (id, organisation_id, name, first_day, last_day)
    values (${part.id}::uuid, ${part.organisationId}::uuid, ${name}, ${firstDay}::date,
            ${lastDay}::date)
    on conflict (id) do update set name = excluded.name, first_day = excluded.first_day,
      last_day = excluded.last_day
    where p.organisation_id = excluded.organisation_id`.execute(db)
  return numAffectedRows > 0n
}

/** Answers whether the id is the academy's. Breaks `programme_named_once`. */
export async function keepProgramme(db: Db, part: Part<ProgrammeFields>): Promise<boolean> {
  const { kind, name, level, ageFrom, ageTo, about, price, isPublic } = part.fields
  const { numAffectedRows = 0n } = await sql`
    insert into programme as p (id, organisation_id, kind, name, level, age_from, age_to, about,
                                price, is_public)
    values (${part.id}::uuid, ${part.organisationId}::uuid, ${kind}, ${name}, ${level}, ${ageFrom},
            ${ageTo}, ${about}, ${price}, ${isPublic})
    on conflict (id) do update set kind = excluded.kind, name = excluded.name,
      level = excluded.level, age_from = excluded.age_from, age_to = excluded.age_to,
      about = excluded.about, price = excluded.price, is_public = excluded.is_public
    where p.organisation_id = excluded.organisation_id`.execute(db)
  return numAffectedRows > 0n
}

/**
 * Answers whether the id and all that the batch names are the academy's; whoever coaches has to coach or run it.
 * Breaks `batch_named_once`, and `enrolment_within_capacity` where more have a place than that.
 */
export async function keepBatch(db: Db, part: Part<BatchFields>): Promise<boolean> {
  const { programmeId, branchId, termId, days, name, place, coachId, capacity, isOpen } =
    part.fields
  const { numAffectedRows = 0n } = await sql`
    insert into batch as b (id, organisation_id, programme_id, branch_id, term_id, first_day,
                            last_day, name, place, coach_id, capacity, is_open)
    select ${part.id}::uuid, p.organisation_id, p.id, z.id, ${termId}::uuid,
           ${days?.firstDay ?? null}::date, ${days?.lastDay ?? null}::date, ${name}, ${place},
           ${coachId}::uuid, ${capacity}, ${isOpen}
    from programme p
    join academy_branch z on z.organisation_id = p.organisation_id and z.id = ${branchId}::uuid
    where p.id = ${programmeId}::uuid and p.organisation_id = ${part.organisationId}::uuid
      and (${termId}::uuid is null or exists (select from academy_term m
        where m.id = ${termId}::uuid and m.organisation_id = p.organisation_id))
      and (${coachId}::uuid is null or exists (select from membership c
        where c.account_id = ${coachId}::uuid and c.organisation_id = p.organisation_id
          and c.role in ('owner', 'admin', 'coach')))
    on conflict (id) do update set programme_id = excluded.programme_id,
      branch_id = excluded.branch_id, term_id = excluded.term_id, first_day = excluded.first_day,
      last_day = excluded.last_day, name = excluded.name, place = excluded.place,
      coach_id = excluded.coach_id, capacity = excluded.capacity, is_open = excluded.is_open
    where b.organisation_id = excluded.organisation_id`.execute(db)
  return numAffectedRows > 0n
}

/** Replaces when a batch trains. */
export async function keepTimes(db: Db, batchId: string, times: BatchFields['times']) {
  await sql`delete from batch_time where batch_id = ${batchId}::uuid`.execute(db)
  await sql`
    insert into batch_time (batch_id, weekday, starts, minutes)
    select ${batchId}::uuid, weekday, starts, minutes
    from jsonb_to_recordset(${JSON.stringify(times)}::jsonb)
      as given (weekday smallint, starts time, minutes smallint)`.execute(db)
}

const MOST = { academy_branch: 50, academy_term: 100, academy_holiday: 300, programme: 100 }
const MOST_BATCHES = 500

/** Whether the academy has more of anything than it may. */
export async function isOverfull(db: Db, organisationId: string): Promise<boolean> {
  const of = sql`where organisation_id = ${organisationId}::uuid`
  const found = await sql<{ isOver: boolean }>`
    select (select count(*) from academy_branch ${of}) > ${MOST.academy_branch}
        or (select count(*) from academy_term ${of}) > ${MOST.academy_term}
        or (select count(*) from academy_holiday ${of}) > ${MOST.academy_holiday}
        or (select count(*) from programme ${of}) > ${MOST.programme}
        or (select count(*) from batch ${of}) > ${MOST_BATCHES} as "isOver"`.execute(db)
  return found.rows[0]?.isOver === true
}

type Named = { readonly organisationId: string; readonly id: string }
const unused = {
  branches: sql`delete from academy_branch p where not exists (
    select from batch b where b.branch_id = p.id)`,
  terms: sql`delete from academy_term p where not exists (
    select from batch b where b.term_id = p.id)`,
  holidays: sql`delete from academy_holiday p where true`,
  programmes: sql`delete from programme p where not exists (
    select from batch b where b.programme_id = p.id)
    and not exists (select from tariff t where t.programme_id = p.id)`,
  batches: sql`delete from batch p where not exists (
    select from enrolment e where e.batch_id = p.id)
    and not exists (select from tariff t where t.batch_id = p.id)`,
}
export type PartKind = keyof typeof unused

const tables = {
  branches: sql`academy_branch`,
  terms: sql`academy_term`,
  holidays: sql`academy_holiday`,
  programmes: sql`programme`,
  batches: sql`batch`,
}

/** Answers whether it is gone; something that is used stays. */
export async function removeUnused(
  db: Db,
  kind: PartKind,
  { organisationId, id }: Named,
): Promise<boolean> {
  const which = sql`p.id = ${id}::uuid and p.organisation_id = ${organisationId}::uuid`
  await sql`${unused[kind]} and ${which}`.execute(db)
  const left = await sql`select from ${tables[kind]} p where ${which}`.execute(db)
  return left.rows.length === 0
}
