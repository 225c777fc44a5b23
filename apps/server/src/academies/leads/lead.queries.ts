import {
  type Lead,
  LEAD_DAYS,
  type LeadFields,
  type LeadOffer,
  type LeadQuestion,
  type Leads,
} from '@pavilion/contract/academies/lead-fields.ts'
import { sql } from 'kysely'
import { emailKey } from '#access/email-key.ts'
import type { Db } from '#db/connect.ts'
import { MOST_NAMED } from '#events/record.ts'

const MOST_SHOWN = 500

/** How a lead `l` stands, with the enrolment `e` that it has become. */
const state = sql`case e.state when 'trial' then 'trial' when 'enrolled' then 'enrolled'
  when 'waiting' then 'enrolled' when 'withdrawn' then 'lost' else l.state end`

/** Those to follow up first, then the latest; what is settled at the end. */
export async function findLeads(db: Db, organisationId: string): Promise<Lead[]> {
  const found = await sql<Lead>`
    select l.id, l.source, l.name, l.phone, l.email, l.student_name as "studentName", l.age,
           l.programme_id as "programmeId", l.question, ${state} as state,
           case when ${state} = 'lost' then coalesce(l.lost_because, 'other') end as "lostBecause",
           l.note, l.follower_id as "followerId", l.follow_on as "followOn",
           e.batch_id as "batchId", l.asked_at as "askedAt"
    from lead l left join enrolment e on e.id = l.enrolment_id
    where l.organisation_id = ${organisationId}::uuid
    order by ${state} in ('enrolled', 'lost'), l.follow_on nulls last, l.asked_at desc, l.id
    limit ${MOST_SHOWN}`.execute(db)
  return found.rows
}

export async function findBatchesToOffer(
  db: Db,
  organisationId: string,
  now: string,
): Promise<Leads['batches']> {
  const found = await sql<Leads['batches'][number]>`
    select b.id, b.name, b.programme_id as "programmeId" from batch b
    join programme p on p.id = b.programme_id and p.is_public
    left join academy_term m on m.id = b.term_id
    where b.organisation_id = ${organisationId}::uuid and b.is_open
      and coalesce(m.last_day, b.last_day) >= ${now}::timestamptz::date
    order by p.name, b.name, b.id`.execute(db)
  return found.rows
}

type Of = { readonly organisationId: string; readonly id: string }
type Asked = Of & {
  readonly fields: LeadQuestion
  readonly accountId: string | null
  readonly now: string
}

/** Keeps a question of a visitor, to be followed up today. Repeated, or of a taken id, it does nothing. */
export async function insertQuestion(db: Db, asked: Asked): Promise<boolean> {
  const { id, organisationId, fields, accountId, now } = asked
  const { name, phone, email, studentName, age, programmeId, question } = fields
  const { numAffectedRows = 0n } = await sql`
    insert into lead (id, organisation_id, source, name, phone, email, email_key, account_id,
                      student_name, age, programme_id, question, state, follow_on, asked_at, changed_at)
    values (${id}::uuid, ${organisationId}::uuid, 'page', ${name}, ${phone}, ${email},
            ${email === null ? null : emailKey(email)}, ${accountId}::uuid, ${studentName}, ${age},
            (select p.id from programme p where p.id = ${programmeId}::uuid and p.is_public
              and p.organisation_id = ${organisationId}::uuid),
            ${question}, 'new', ${now}::timestamptz::date, ${now}::timestamptz, ${now}::timestamptz)
    on conflict (id) do nothing`.execute(db)
  return numAffectedRows > 0n
}

type Kept = Of & { readonly fields: LeadFields; readonly now: string }

/**
 * Answers whether the id, the programme and whoever follows it up are the academy's. How it stands is kept once it has
 * become an enrolment.
 */
export async function keepLead(
  db: Db,
  { organisationId, id, fields, now }: Kept,
): Promise<boolean> {
  const { name, phone, email, studentName, age, programmeId, question } = fields
  const { lostBecause, note, followerId, followOn } = fields
  const { numAffectedRows = 0n } = await sql`
    insert into lead as l (id, organisation_id, source, name, phone, email, email_key, student_name,
                           age, programme_id, question, state, lost_because, note, follower_id,
                           follow_on, asked_at, changed_at)
    select ${id}::uuid, ${organisationId}::uuid, 'phone', ${name}, ${phone}, ${email},
           ${email === null ? null : emailKey(email)}, ${studentName}, ${age}::smallint,
           ${programmeId}::uuid, ${question}, ${fields.state}, ${lostBecause}, ${note},
           ${followerId}::uuid, ${followOn}::date, ${now}::timestamptz, ${now}::timestamptz
    where (${programmeId}::uuid is null or exists (select from programme p
        where p.id = ${programmeId}::uuid and p.organisation_id = ${organisationId}::uuid))
      and (${followerId}::uuid is null or exists (select from membership m
        where m.account_id = ${followerId}::uuid and m.organisation_id = ${organisationId}::uuid
          and m.role in ('owner', 'admin', 'coach')))
    on conflict (id) do update set name = excluded.name, phone = excluded.phone,
      email = excluded.email, email_key = excluded.email_key,
      student_name = excluded.student_name, age = excluded.age,
      programme_id = excluded.programme_id, question = excluded.question,
      state = case when l.enrolment_id is null then excluded.state else l.state end,
      lost_because = case when l.enrolment_id is null then excluded.lost_because
        else l.lost_because end,
      note = excluded.note, follower_id = excluded.follower_id,
      follow_on = case when excluded.state = 'lost' then null else excluded.follow_on end,
      changed_at = excluded.changed_at
    where l.organisation_id = excluded.organisation_id`.execute(db)
  return numAffectedRows > 0n
}

export async function deleteLead(db: Db, { organisationId, id }: Of): Promise<void> {
  await sql`
    delete from lead where id = ${id}::uuid
      and organisation_id = ${organisationId}::uuid`.execute(db)
}

type Shared = Of & { readonly batchId: string; readonly tokenHash: Buffer; readonly now: string }

/** Answers whether there is such a lead that has not become an enrolment. */
export async function shareLead(db: Db, shared: Shared): Promise<boolean> {
  const { organisationId, id, batchId, tokenHash, now } = shared
  const { numAffectedRows = 0n } = await sql`
    update lead set batch_id = ${batchId}::uuid, token_hash = ${tokenHash},
           changed_at = ${now}::timestamptz
    where id = ${id}::uuid and organisation_id = ${organisationId}::uuid
      and enrolment_id is null`.execute(db)
  return numAffectedRows > 0n
}

export async function findLeadOffer(db: Db, tokenHash: Buffer): Promise<LeadOffer | undefined> {
  const found = await sql<LeadOffer>`
    select batch_id as "batchId", student_name as name, name as "contactName",
           phone as "contactPhone"
    from lead where token_hash = ${tokenHash} and batch_id is not null`.execute(db)
  return found.rows[0]
}

type Enrolled = {
  readonly tokenHash: Buffer
  readonly batchId: string
  readonly studentId: string
  readonly accountId: string
  readonly now: string
}

/** The lead of a link has become the student's enrolment at the same academy; the link ends. */
export async function settleLead(db: Db, enrolled: Enrolled): Promise<void> {
  const { tokenHash, batchId, studentId, accountId, now } = enrolled
  await sql`
    update lead l set enrolment_id = e.id, account_id = ${accountId}::uuid, token_hash = null,
           state = 'called', lost_because = null, follow_on = null, changed_at = ${now}::timestamptz
    from enrolment e
    where l.token_hash = ${tokenHash} and e.batch_id = ${batchId}::uuid
      and e.student_id = ${studentId}::uuid and e.organisation_id = l.organisation_id`.execute(db)
}

/** Erases what nothing has come of for so long, and what is an enrolment since. */
export async function deleteOldLeads(db: Db, now: string): Promise<void> {
  await sql`
    delete from lead
    where changed_at < ${now}::timestamptz - ${LEAD_DAYS} * interval '1 day'`.execute(db)
}

/** The accounts that run an academy: as many as an event names, the longest-serving first. */
export async function findManagers(db: Db, organisationId: string): Promise<string[]> {
  const found = await sql<{ accountId: string }>`
    select account_id as "accountId" from membership
    where organisation_id = ${organisationId}::uuid and role in ('owner', 'admin')
    group by account_id order by min(granted_at), account_id limit ${MOST_NAMED}`.execute(db)
  return found.rows.map(({ accountId }) => accountId)
}
