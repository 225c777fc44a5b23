import type {
  Affiliation,
  AffiliationTerm,
} from '@pavilion/contract/associations/affiliation-calls.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { organisationJson, type OrganisationRow } from '#records/references.queries.ts'

type Unslugged<T> = {
  readonly [K in keyof T]: K extends 'organisation' | 'association' ? OrganisationRow : T[K]
}
export type AffiliationRow = Unslugged<Affiliation>
export type TermRow = Unslugged<AffiliationTerm>

type Side = 'above' | 'below'

/** The associations above an organisation, or what stands below it, by name. */
export async function findAffiliations(
  db: Db,
  organisationId: string,
  side: Side,
): Promise<AffiliationRow[]> {
  const is = side === 'above' ? sql.ref('a.organisation_id') : sql.ref('a.association_id')
  const other = side === 'above' ? sql.ref('a.association_id') : sql.ref('a.organisation_id')
  const found = await sql<AffiliationRow>`
    select ${organisationJson('o')} as organisation, a.since,
           (select max(t.season) from affiliation_term t where t.state = 'approved'
              and t.organisation_id = a.organisation_id
              and t.association_id = a.association_id) as season
    from affiliation a join organisation o on o.id = ${other}
    where ${is} = ${organisationId}::uuid and o.archived_at is null
    order by o.folded, o.id limit 500`.execute(db)
  return found.rows
}

const terms = (condition: RawBuilder<boolean>, order: RawBuilder<unknown>) => sql<TermRow>`
    select t.id, ${organisationJson('o')} as organisation, ${organisationJson('a')} as association, t.season, t.state,
           t.note, t.reason, t.asked_at as "askedAt", t.decided_at as "decidedAt"
    from affiliation_term t join organisation o on o.id = t.organisation_id
    join organisation a on a.id = t.association_id
    where ${condition} order by ${order}`

export async function findApplications(db: Db, organisationId: string): Promise<TermRow[]> {
  const own = sql<boolean>`t.organisation_id = ${organisationId}::uuid`
  return (await terms(own, sql`t.asked_at desc, t.id desc limit 50`).execute(db)).rows
}

export async function findAsked(db: Db, associationId: string): Promise<TermRow[]> {
  const open = sql<boolean>`t.association_id = ${associationId}::uuid and t.state = 'asked'`
  return (await terms(open, sql`t.asked_at, t.id limit 500`).execute(db)).rows
}

type Pair = { readonly organisationId: string; readonly associationId: string }
type Application = Pair & {
  readonly season: string
  readonly note: string
  readonly accountId: string
  readonly now: string
}

/** Answers whether the application is new; the note of an open one is changed, what is approved stays. */
export async function keepApplication(db: Db, asked: Application): Promise<boolean> {
  const { organisationId, associationId, season, note, accountId, now } = asked
  const kept = await sql<{ isNew: boolean }>`
    insert into affiliation_term as t
      (organisation_id, association_id, season, state, note, asked_by, asked_at)
    values (${organisationId}::uuid, ${associationId}::uuid, ${season}, 'asked', ${note},
            ${accountId}::uuid, ${now}::timestamptz)
    on conflict (organisation_id, association_id, season) where state in ('asked', 'approved')
    do update set note = excluded.note where t.state = 'asked'
    returning old.id is null as "isNew"`.execute(db)
  return kept.rows[0]?.isNew === true
}

/** Whether an association stands somewhere below an organisation, or is it. */
export async function isBelow(db: Db, { organisationId, associationId }: Pair): Promise<boolean> {
  const found = await sql<{ is: boolean }>`
    select exists (select from world_of(${organisationId}::uuid) below
                   where below = ${associationId}::uuid) as is`.execute(db)
  return found.rows[0]?.is === true
}

/** Whether there is such an association, and somebody runs it here. */
export async function takesApplications(db: Db, associationId: string): Promise<boolean> {
  const found = await sql<{ is: boolean }>`
    select exists (select from organisation o join membership m on m.organisation_id = o.id
      where o.id = ${associationId}::uuid and o.kind = 'association' and o.archived_at is null
        and m.role in ('owner', 'admin')) as is`.execute(db)
  return found.rows[0]?.is === true
}

export type Term = Pair & { readonly season: string; readonly state: AffiliationTerm['state'] }

/** The application, locked. */
export async function lockTerm(db: Db, termId: string): Promise<Term | undefined> {
  const found = await sql<Term>`
    select organisation_id as "organisationId", association_id as "associationId", season, state
    from affiliation_term where id = ${termId}::uuid for update`.execute(db)
  return found.rows[0]
}

type Decision = {
  readonly termId: string
  readonly state: 'approved' | 'declined' | 'withdrawn'
  readonly reason: string
  readonly accountId: string
  readonly now: string
}

export const decideTerm = (db: Db, { termId, state, reason, accountId, now }: Decision) =>
  db
    .updateTable('affiliation_term')
    .set({ state, reason, decided_by: accountId, decided_at: now })
    .where('id', '=', termId)
    .execute()

/** Breaks `affiliation_without_circle`. */
export const affiliate = (db: Db, { organisationId, associationId }: Pair, now: string) =>
  db
    .insertInto('affiliation')
    .values({ organisation_id: organisationId, association_id: associationId, since: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

type Ended = Pair & { readonly reason: string; readonly accountId: string; readonly now: string }

/** Answers whether there was an affiliation. What was approved of it is ended too. */
export async function endBetween(db: Db, ended: Ended): Promise<boolean> {
  const { organisationId, associationId, reason, accountId, now } = ended
  await sql`
    update affiliation_term set state = 'ended', reason = ${reason}, decided_by = ${accountId}::uuid,
           decided_at = ${now}::timestamptz
    where organisation_id = ${organisationId}::uuid and association_id = ${associationId}::uuid
      and state = 'approved'`.execute(db)
  const { numDeletedRows } = await db
    .deleteFrom('affiliation')
    .where('organisation_id', '=', organisationId)
    .where('association_id', '=', associationId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
