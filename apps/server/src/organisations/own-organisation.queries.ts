import type { OrganisationKind, OrganisationRole } from '@pavilion/contract/access/roles.ts'
import type { OrganisationId } from '@pavilion/contract/ids.ts'
import type {
  OrganisationFields,
  OrganisationProfile,
} from '@pavilion/contract/organisations/organisation-fields.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { BadgeRow } from '#records/badge.queries.ts'
import {
  organisationBadge,
  organisationJson,
  type OrganisationRow,
} from '#records/references.queries.ts'

export type ManagedRow = OrganisationFields & {
  readonly id: OrganisationId
  readonly kind: OrganisationKind
  readonly isSample: boolean
  readonly badge: BadgeRow | null
  readonly revision: number
}

const managedColumns = [
  'id',
  'kind',
  'is_sample as isSample',
  'revision',
  'name',
  'country',
  'city',
  'about',
  'website',
  'email',
  'phone',
] as const

/** Undefined when there is none, or when it is archived. */
export async function findManaged(db: Db, id: string): Promise<ManagedRow | undefined> {
  return db
    .selectFrom('organisation')
    .select(managedColumns)
    .select(organisationBadge('organisation').as('badge'))
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .$narrowType<{ id: OrganisationId }>()
    .executeTakeFirst()
}

/** The public part of an organisation, archived or not. */
export async function findProfile(
  db: Db,
  id: string,
): Promise<OrganisationProfile & { links: string[] }> {
  return db
    .selectFrom('organisation')
    .select(['country', 'city', 'about', 'website', 'email', 'phone', 'links'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Whether it is an association with rules that can be read. */
export async function findHasHandbook(db: Db, id: string): Promise<boolean> {
  const found = await sql<{ is: boolean }>`
    select exists (select from handbook_rule where association_id = ${id}::uuid) as is`.execute(db)
  return found.rows[0]?.is === true
}

export type Made = OrganisationFields & {
  readonly kind: OrganisationKind
  readonly accountId: string
  readonly idempotencyKey: string
  readonly requestHash: Buffer
  readonly now: string
}

/** Answers the id; undefined when this request has made it before. */
export async function insertOrganisation(db: Db, made: Made): Promise<OrganisationId | undefined> {
  const { accountId, idempotencyKey, requestHash, now, ...fields } = made
  const inserted = await db
    .insertInto('organisation')
    .values({
      ...fields,
      made_by: accountId,
      idempotency_key: idempotencyKey,
      request_hash: requestHash,
      created_at: now,
    })
    .onConflict((conflict) => conflict.constraint('organisation_made_once').doNothing())
    .returning('id')
    .$narrowType<{ id: OrganisationId }>()
    .executeTakeFirst()
  return inserted?.id
}

export async function findMadeWith(
  db: Db,
  { accountId, idempotencyKey }: Pick<Made, 'accountId' | 'idempotencyKey'>,
): Promise<{ id: OrganisationId; requestHash: Buffer | null }> {
  return db
    .selectFrom('organisation')
    .select(['id', 'request_hash as requestHash'])
    .where('made_by', '=', accountId)
    .where('idempotency_key', '=', idempotencyKey)
    .$narrowType<{ id: OrganisationId }>()
    .executeTakeFirstOrThrow()
}

/** Until the transaction ends, an account comes to own nothing else. */
export const lockOwner = (db: Db, accountId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`owner ${accountId}`}, 0))`.execute(db)

/** How many organisations that are not archived the account owns. */
export async function countOwned(db: Db, accountId: string): Promise<number> {
  const { owned } = await db
    .selectFrom('membership')
    .innerJoin('organisation', 'organisation.id', 'membership.organisation_id')
    .select(sql<number>`count(*)::int`.as('owned'))
    .where('account_id', '=', accountId)
    .where('role', '=', 'owner')
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow()
  return owned
}

type Saved = {
  readonly id: string
  readonly revision: number
  readonly fields: OrganisationFields
}

/** Answers whether the revision was still the latest. */
export async function updateOrganisation(
  db: Db,
  { id, revision, fields }: Saved,
): Promise<boolean> {
  const updated = await db
    .updateTable('organisation')
    .set({ ...fields, revision: revision + 1 })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

/** Answers false, and archives nothing, while it has grounds or tournaments. */
export async function archiveOrganisation(db: Db, id: string, now: string): Promise<boolean> {
  const archived = await db
    .updateTable('organisation')
    .set({ archived_at: now })
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .where(sql<boolean>`not exists (select from ground where organisation_id = organisation.id)`)
    .where(
      sql<boolean>`not exists (select from tournament where organisation_id = organisation.id)`,
    )
    .returning('id')
    .executeTakeFirst()
  return archived !== undefined
}

export type OwnRow = {
  readonly organisation: OrganisationRow
  readonly roles: OrganisationRole[]
  readonly members: number
  readonly teams: number
}

/** The organisations in which the account has a role, by name. */
export async function findOwn(db: Db, accountId: string, most: number): Promise<OwnRow[]> {
  const found = await sql<OwnRow>`
    select ${organisationJson('o')}
             as organisation,
           array_agg(m.role order by m.role) as roles,
           (select count(distinct account_id)::int from membership
            where organisation_id = o.id) as members,
           (select count(*)::int from team where organisation_id = o.id) as teams
    from membership m join organisation o on o.id = m.organisation_id
    where m.account_id = ${accountId}::uuid and o.archived_at is null
    group by o.id order by o.name, o.id limit ${most}`.execute(db)
  return found.rows
}
