import type {
  AssociationFields,
  Registration,
  Transfer,
} from '@pavilion/contract/associations/registration-fields.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { organisationJson, type OrganisationRow } from '#records/references.queries.ts'

type Unslugged<T, Keys extends keyof T> = Omit<T, Keys> & Readonly<Record<Keys, OrganisationRow>>
export type RegistrationRow = Unslugged<Registration, 'club' | 'association'>
export type TransferRow = Unslugged<Omit<Transfer, 'may'>, 'association' | 'from' | 'to'>

/** Makes the association's register, unless it is there. */
export const ensureRegister = (db: Db, associationId: string) =>
  db
    .insertInto('association')
    .values({ organisation_id: associationId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export type Settings = AssociationFields & { readonly revision: number }

export async function findSettings(db: Db, associationId: string): Promise<Settings> {
  const found = await sql<Settings>`
    select approves, transfers_from::text as "transfersFrom",
           transfers_until::text as "transfersUntil", most_overseas as "mostOverseas",
           most_stars as "mostStars", revision
    from association where organisation_id = ${associationId}::uuid`.execute(db)
  return found.rows[0] ?? { ...untouched, revision: 1 }
}

const untouched: AssociationFields = {
  approves: 'by-hand',
  transfersFrom: null,
  transfersUntil: null,
  mostOverseas: null,
  mostStars: null,
}

type Saved = {
  readonly organisationId: string
  readonly revision: number
  readonly fields: AssociationFields
}

/** Answers whether the revision was still the latest. */
export async function updateSettings(db: Db, saved: Saved): Promise<boolean> {
  const { organisationId, revision, fields } = saved
  const { numUpdatedRows } = await db
    .updateTable('association')
    .set({
      approves: fields.approves,
      transfers_from: fields.transfersFrom,
      transfers_until: fields.transfersUntil,
      most_overseas: fields.mostOverseas,
      most_stars: fields.mostStars,
      revision: revision + 1,
    })
    .where('organisation_id', '=', organisationId)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Of a club or an association, by name, each person's latest first. */
export async function findRegistrations(
  db: Db,
  organisationId: string,
): Promise<RegistrationRow[]> {
  const found = await sql<RegistrationRow>`
    select r.id, p.id as "personId", p.number, p.name, ${organisationJson('c')} as club,
           ${organisationJson('a')} as association, r.kind, r.state, lower(r.days)::text as "from",
           (upper(r.days) - 1)::text as until, r.reason, p.is_overseas as "isOverseas",
           p.is_star as "isStar",
           case when r.association_id = ${organisationId}::uuid then
             coalesce((select jsonb_agg(other.number order by other.number) from registered_person other
               where other.association_id = p.association_id and other.folded = p.folded
                 and other.id <> p.id), '[]') else '[]' end as namesakes
    from registration r join registered_person p on p.id = r.person_id
    join organisation c on c.id = r.organisation_id
    join organisation a on a.id = r.association_id
    where r.association_id = ${organisationId}::uuid or r.organisation_id = ${organisationId}::uuid
    order by p.folded, p.number, r.days desc, r.id limit 2000`.execute(db)
  return found.rows
}

/** Those that an organisation has to do with, the latest first. */
export async function findTransfers(db: Db, organisationId: string): Promise<TransferRow[]> {
  const found = await sql<TransferRow>`
    select t.id, p.number, p.name, ${organisationJson('a')} as association,
           ${organisationJson('f')} as "from", ${organisationJson('n')} as "to", t.kind,
           t.starts_on::text as "startsOn", t.ends_on::text as "endsOn", t.state, t.reason,
           t.asked_at as "askedAt"
    from transfer t join registered_person p on p.id = t.person_id
    join organisation a on a.id = t.association_id
    join organisation f on f.id = t.from_id join organisation n on n.id = t.to_id
    where ${organisationId}::uuid in (t.association_id, t.from_id, t.to_id)
    order by t.asked_at desc, t.id desc limit 200`.execute(db)
  return found.rows
}

/** The associations that an organisation is affiliated to, by name. */
export async function findAssociationsOf(
  db: Db,
  organisationId: string,
): Promise<OrganisationRow[]> {
  const found = await sql<{ association: OrganisationRow }>`
    select ${organisationJson('o')} as association
    from affiliation a join organisation o on o.id = a.association_id
    where a.organisation_id = ${organisationId}::uuid and o.archived_at is null
    order by o.folded, o.id`.execute(db)
  return found.rows.map(({ association }) => association)
}
