import type { MinorUnits } from '@pavilion/contract/units.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { organisationJson, type OrganisationRow } from '#records/references.queries.ts'
import { holderColumns, holderValues } from './ledger.queries.ts'

export type OwnClub = {
  readonly organisation: OrganisationRow
  readonly playerIds: readonly string[]
}

/** Whether what a holder `p` owes is for the account to pay. */
export const isOwn = (accountId: string, now: string): RawBuilder<boolean> => sql<boolean>`
  (p.account_id = ${accountId}::uuid or (
    p.born_on > (${now}::timestamptz - interval '18 years')::date
    and exists (select from guardian g
      where g.player_id = p.id and g.account_id = ${accountId}::uuid))
    or exists (select from membership m where m.organisation_id = p.affiliate_id
      and m.account_id = ${accountId}::uuid and m.role in ('owner', 'admin')))`

/**
 * The clubs that charge the account's owner, or children it looks after, with those who have entries. Children have
 * an account of their own once they are 18; a student is the family's, and an affiliate's is for those who run it.
 */
export async function findOwnClubs(
  db: Db,
  accountId: string,
  { now, organisationId }: { readonly now: string; readonly organisationId?: string },
): Promise<OwnClub[]> {
  const found = await sql<OwnClub>`
    select ${organisationJson('o')}
             as organisation,
           array_agg(p.id order by p.account_id is null, p.is_student, p.folded, p.id) as "playerIds"
    from fee_holder p join organisation o on o.id = p.organisation_id
    where ${isOwn(accountId, now)} and exists (select from fee_entry e where e.holder_id = p.id)
      and (${organisationId ?? null}::uuid is null or o.id = ${organisationId ?? null}::uuid)
    group by o.id order by o.name, o.id`.execute(db)
  return found.rows
}

export type OpenOrder = {
  readonly orderId: string
  readonly accountId: string
  /** It is paid, and only still to be entered. */
  readonly isPaid: boolean
}

/** Orders of these players' fees that can be paid still, or whose payment is not entered yet. */
export async function findOpenOrders(
  db: Db,
  playerIds: readonly string[],
  now: string,
): Promise<OpenOrder[]> {
  const found = await sql<OpenOrder>`
    select distinct o.id as "orderId", o.account_id as "accountId", o.status = 'paid' as "isPaid"
    from fee_order f join orders o on o.id = f.order_id
    where f.holder_id = any(${[...playerIds]}::uuid[])
      and (o.status = 'pending' and o.expires_at > ${now}::timestamptz
        or o.status = 'paid' and not exists (select from fee_entry e where e.order_id = o.id))`.execute(
    db,
  )
  return found.rows
}

type Bought = {
  readonly orderId: string
  readonly organisationId: string
  readonly playerId: string
  readonly amount: MinorUnits
}

export async function insertFeeOrder(db: Db, bought: readonly Bought[]): Promise<void> {
  await sql`
    insert into fee_order (order_id, organisation_id, ${holderColumns}, amount)
    select g."orderId", g."organisationId", ${holderValues}, g.amount
    from jsonb_to_recordset(${JSON.stringify(bought)}::jsonb)
      as g ("orderId" uuid, "organisationId" uuid, "playerId" uuid, amount bigint)
    join fee_holder p on p.id = g."playerId" and p.organisation_id = g."organisationId"`.execute(db)
}
