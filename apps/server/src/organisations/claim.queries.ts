import type {
  ClaimStanding,
  OrganisationClaim,
} from '@pavilion/contract/organisations/claim-calls.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { MOST_NAMED } from '#events/record.ts'
import { organisationJson, type OrganisationRow } from '#records/references.queries.ts'

type Claiming = { readonly organisationId: string; readonly accountId: string }

/** Whether the organisation of the current row is open and has neither an owner nor an admin. */
export const nobodyRuns = (organisation: RawBuilder<unknown>) => sql<boolean>`(
  ${organisation}.archived_at is null and not exists (
    select from membership run where run.organisation_id = ${organisation}.id
      and run.role in ('owner', 'admin')))`

export async function findCanBeClaimed(db: Db, organisationId: string): Promise<boolean> {
  const found = await sql<{ is: boolean }>`
    select ${nobodyRuns(sql`o`)} as is from organisation o
    where o.id = ${organisationId}::uuid`.execute(db)
  return found.rows[0]?.is === true
}

type StandingRow = Omit<ClaimStanding, 'organisation'> & { readonly organisation: OrganisationRow }

/** Undefined when there is no such organisation, or when it is archived. */
export async function findClaimStanding(
  db: Db,
  { organisationId, accountId }: Claiming,
): Promise<StandingRow | undefined> {
  const found = await sql<StandingRow>`
    select ${organisationJson('o')} as organisation,
           ${nobodyRuns(sql`o`)} as "canClaim",
           exists (select from membership m where m.organisation_id = o.id
             and m.account_id = ${accountId}::uuid and m.role = 'owner') as "isOwner",
           case when last.state = 'open' then jsonb_build_object(
             'role', last.role, 'evidence', last.evidence, 'link', last.link,
             'madeAt', last."madeAt") end as open,
           case when last.state = 'declined' then jsonb_build_object(
             'reason', last.reason, 'decidedAt', last."decidedAt") end as declined
    from organisation o
    left join lateral (
      select c.state, c.role, c.evidence, c.link, c.reason,
             to_char(c.made_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "madeAt",
             to_char(c.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "decidedAt"
      from organisation_claim c
      where c.organisation_id = o.id and c.account_id = ${accountId}::uuid
      order by c.decided_at desc nulls first limit 1
    ) last on true
    where o.id = ${organisationId}::uuid and o.archived_at is null`.execute(db)
  return found.rows[0]
}

type NewClaim = Claiming & {
  readonly fields: { readonly role: string; readonly evidence: string; readonly link: string }
  readonly now: string
}

/** Answers whether the claim is new; what an open one says is changed. */
export async function keepClaim(db: Db, claim: NewClaim): Promise<boolean> {
  const { organisationId, accountId, fields, now } = claim
  const { role, evidence, link } = fields
  const kept = await sql<{ isNew: boolean }>`
    insert into organisation_claim as c
      (organisation_id, account_id, role, evidence, link, made_at)
    values (${organisationId}::uuid, ${accountId}::uuid, ${role}, ${evidence}, ${link},
            ${now}::timestamptz)
    on conflict (account_id, organisation_id) where state = 'open' do update
      set role = excluded.role, evidence = excluded.evidence, link = excluded.link
    returning c.xmax = 0 as "isNew"`.execute(db)
  return kept.rows[0]?.isNew === true
}

export const removeOpenClaim = (db: Db, { organisationId, accountId }: Claiming) =>
  db
    .deleteFrom('organisation_claim')
    .where('organisation_id', '=', organisationId)
    .where('account_id', '=', accountId)
    .where('state', '=', 'open')
    .execute()

/** The open claims of accounts that are there, the oldest first. */
export async function findOpenClaims(db: Db, organisationId: string): Promise<OrganisationClaim[]> {
  const found = await sql<OrganisationClaim>`
    select c.id, concat_ws(' ', a.first_name, a.last_name) as name, c.role, c.evidence, c.link,
           c.made_at as "madeAt"
    from organisation_claim c join account a on a.id = c.account_id and a.status = 'active'
    where c.organisation_id = ${organisationId}::uuid and c.state = 'open'
    order by c.made_at, c.id limit 200`.execute(db)
  return found.rows
}

type Decision = {
  readonly organisationId: string
  readonly claimId: string
  readonly state: 'approved' | 'declined'
  readonly reason: string
  readonly decidedBy: string
  readonly now: string
}

/** Decides an open claim, and answers whose it was; undefined when it was over. */
export async function decideOpenClaim(db: Db, decision: Decision): Promise<string | undefined> {
  const { organisationId, claimId, state, reason, decidedBy, now } = decision
  const decided = await db
    .updateTable('organisation_claim')
    .set({ state, reason, decided_by: decidedBy, decided_at: now })
    .where('id', '=', claimId)
    .where('organisation_id', '=', organisationId)
    .where('state', '=', 'open')
    .returning('account_id')
    .executeTakeFirst()
  return decided?.account_id
}

/** Whether a claim was decided like this, by the same account: the request has come twice. */
export async function wasDecided(db: Db, decision: Decision): Promise<boolean> {
  const { organisationId, claimId, state, reason, decidedBy } = decision
  const found = await db
    .selectFrom('organisation_claim')
    .select('id')
    .where('id', '=', claimId)
    .where('organisation_id', '=', organisationId)
    .where('state', '=', state)
    .where('reason', '=', reason)
    .where('decided_by', '=', decidedBy)
    .executeTakeFirst()
  return found !== undefined
}

/** The owners, or the operators when there are none: as many as an event names. */
export async function findDeciders(db: Db, organisationId: string): Promise<string[]> {
  const found = await sql<{ id: string }>`
    with owner as (
      select account_id as id from membership
      where organisation_id = ${organisationId}::uuid and role = 'owner'
    )
    select id from owner
    union
    select account_id from platform_role
    where role = 'operator' and not exists (select from owner)
    limit ${MOST_NAMED}`.execute(db)
  return found.rows.map(({ id }) => id)
}

/** Where the account hears of decisions. */
export async function findEmail(db: Db, accountId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return found?.email
}
