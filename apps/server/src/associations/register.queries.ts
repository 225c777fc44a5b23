import type {
  AssociationFields,
  Register,
  Registration,
  Transfer,
} from '@pavilion/contract/associations/registration-fields.ts'
import { sql } from 'kysely'
import { mentions } from '#db/conditions.queries.ts'
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

type Wanted = {
  readonly organisationId: string
  /** Words of a name or club, or a number; all with none. */
  readonly find?: string
  /** Without it, all. */
  readonly most?: number
}

/** The registrations `r` of people `p` with clubs `c` that are wanted. */
const wanted = ({ organisationId, find = '' }: Wanted) => sql`
  from registration r join registered_person p on p.id = r.person_id
  join organisation c on c.id = r.organisation_id
  where (r.association_id = ${organisationId}::uuid or r.organisation_id = ${organisationId}::uuid)
    and (${mentions(sql`(p.folded || ' ' || c.folded)`, find)} or p.number::text = ${find})`

/**
 * Of a club or an association, by name, each person's latest first. Where there are more than are wanted, those that
 * wait for a decision go before the others.
 */
export async function findRegistrations(db: Db, asked: Wanted): Promise<RegistrationRow[]> {
  const { organisationId, most = null } = asked
  const found = await sql<RegistrationRow>`
    with kept as (select r.id ${wanted(asked)}
      order by r.state <> 'asked', p.folded, p.number, r.days desc, r.id limit ${most}::int)
    select r.id, p.id as "personId", p.number, p.name, ${organisationJson('c')} as club,
           ${organisationJson('a')} as association, r.kind, r.state, lower(r.days)::text as "from",
           (upper(r.days) - 1)::text as until, r.reason, p.is_overseas as "isOverseas",
           p.is_star as "isStar",
           case when r.association_id = ${organisationId}::uuid then
             coalesce((select jsonb_agg(other.number order by other.number) from registered_person other
               where other.association_id = p.association_id and other.folded = p.folded
                 and other.id <> p.id), '[]') else '[]' end as namesakes
    from kept join registration r on r.id = kept.id
    join registered_person p on p.id = r.person_id
    join organisation c on c.id = r.organisation_id
    join organisation a on a.id = r.association_id
    order by p.folded, p.number, r.days desc, r.id`.execute(db)
  return found.rows
}

export async function countRegister(db: Db, asked: Wanted): Promise<Register['totals']> {
  const { organisationId } = asked
  const found = await sql<Register['totals']>`
    select (select count(*)::int ${wanted(asked)}) as registrations,
           (select count(*)::int from transfer t
            where ${organisationId}::uuid in (t.association_id, t.from_id, t.to_id)) as transfers`.execute(
    db,
  )
  return found.rows[0] ?? { registrations: 0, transfers: 0 }
}

/**
 * Those that an organisation has to do with, the latest first. Where there are more than are wanted, those that are open
 * go before the others.
 */
export async function findTransfers(
  db: Db,
  organisationId: string,
  most: number,
): Promise<TransferRow[]> {
  const found = await sql<TransferRow>`
    with kept as (select t.id from transfer t
      where ${organisationId}::uuid in (t.association_id, t.from_id, t.to_id)
      order by t.state not in ('asked', 'released'), t.asked_at desc, t.id desc limit ${most}::int)
    select t.id, p.number, p.name, ${organisationJson('a')} as association,
           ${organisationJson('f')} as "from", ${organisationJson('n')} as "to", t.kind,
           t.starts_on::text as "startsOn", t.ends_on::text as "endsOn", t.state, t.reason,
           t.asked_at as "askedAt"
    from kept join transfer t on t.id = kept.id join registered_person p on p.id = t.person_id
    join organisation a on a.id = t.association_id
    join organisation f on f.id = t.from_id join organisation n on n.id = t.to_id
    order by t.asked_at desc, t.id desc`.execute(db)
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
