import type {
  AffiliationAccount,
  AffiliationFee,
} from '@pavilion/contract/fees/affiliation-fee-calls.ts'
import type { MinorUnits } from '@pavilion/contract/units.ts'
import { sql } from 'kysely'
import type { Reached } from '#clubs/clubs.ts'
import type { Db } from '#db/connect.ts'
import { organisationJson, type OrganisationRow } from '#records/references.queries.ts'
import type { Charged } from './charge.queries.ts'
import { openCharges, stands, today } from './ledger.queries.ts'

const DUE_DAYS = 30

/** The accounts of those who run the affiliates whose accounts in a fee book these are. */
export async function findAffiliateManagers(
  db: Db,
  holderIds: readonly string[],
): Promise<Reached[]> {
  const found = await sql<Reached>`
    select distinct a.id as "playerId", m.account_id as "accountId", o.name, null as email
    from fee_affiliate a join organisation o on o.id = a.affiliate_id
    join membership m on m.organisation_id = a.affiliate_id and m.role in ('owner', 'admin')
    where a.id = any(${[...holderIds]}::uuid[])
    order by a.id, m.account_id`.execute(db)
  return found.rows
}

export async function findAffiliationFees(
  db: Db,
  associationId: string,
): Promise<AffiliationFee[]> {
  const found = await sql<AffiliationFee>`
    select season, kind, amount from affiliation_fee where association_id = ${associationId}::uuid
    order by season desc, kind nulls first limit 200`.execute(db)
  return found.rows
}

type KeptFee = AffiliationFee & { readonly associationId: string }

export async function keepAffiliationFee(db: Db, fee: KeptFee): Promise<void> {
  const { associationId, season, kind, amount } = fee
  await sql`
    insert into affiliation_fee (association_id, season, kind, amount)
    values (${associationId}::uuid, ${season}, ${kind}, ${amount})
    on conflict on constraint affiliation_fee_once do update set amount = excluded.amount`.execute(
    db,
  )
}

type Named = Pick<KeptFee, 'associationId' | 'season' | 'kind'>

export async function removeAffiliationFee(db: Db, fee: Named): Promise<void> {
  await sql`
    delete from affiliation_fee where association_id = ${fee.associationId}::uuid
      and season = ${fee.season} and kind is not distinct from ${fee.kind}`.execute(db)
}

export type Affiliating = {
  readonly organisationId: string
  readonly affiliateId: string
  readonly season: string
}

/** What the association asks of such an organisation for a season; undefined for nothing. */
export async function findFeeOf(db: Db, of: Affiliating): Promise<MinorUnits | undefined> {
  const found = await sql<{ amount: MinorUnits }>`
    select f.amount from affiliation_fee f join organisation o on o.id = ${of.affiliateId}::uuid
    where f.association_id = ${of.organisationId}::uuid and f.season = ${of.season}
      and (f.kind is null or f.kind = o.kind)
    order by f.kind nulls last limit 1`.execute(db)
  return found.rows[0]?.amount
}

type Charging = Affiliating & {
  readonly amount: MinorUnits
  readonly accountId: string | null
  readonly now: string
}

/** Charges an affiliate for a season, once; answers what is new. */
export async function insertAffiliation(db: Db, charging: Charging): Promise<Charged[]> {
  const { organisationId, affiliateId, season, amount, accountId, now } = charging
  await sql`
    insert into fee_affiliate (organisation_id, affiliate_id)
    values (${organisationId}::uuid, ${affiliateId}::uuid)
    on conflict do nothing`.execute(db)
  const found = await sql<Charged>`
    insert into fee_entry (organisation_id, affiliate_id, kind, amount, title, about, due_on,
                           entered_by, entered_at)
    select a.organisation_id, a.id, 'charge', ${amount}, ${`Affiliation ${season}`},
           ${`affiliation:${season}`}, ${today(now)} + ${DUE_DAYS}::int, ${accountId}::uuid,
           ${now}::timestamptz
    from fee_affiliate a join fee_book b on b.organisation_id = a.organisation_id
    where a.organisation_id = ${organisationId}::uuid and a.affiliate_id = ${affiliateId}::uuid
    on conflict (holder_id, about) do nothing
    returning holder_id as "playerId", title`.execute(db)
  return found.rows
}

export type AffiliationAccountRow = Omit<AffiliationAccount, 'organisation' | 'currency'> & {
  readonly organisation: OrganisationRow
  readonly currency: string
}

/** The accounts that an organisation has with associations above it, or that those below have with it. */
export async function findAffiliationAccounts(
  db: Db,
  organisationId: string,
  side: 'above' | 'below',
): Promise<AffiliationAccountRow[]> {
  const is = side === 'above' ? sql.ref('a.affiliate_id') : sql.ref('a.organisation_id')
  const other = side === 'above' ? sql.ref('a.organisation_id') : sql.ref('a.affiliate_id')
  const found = await sql<AffiliationAccountRow>`
    select a.id as "playerId", ${organisationJson('o')} as organisation, b.currency,
           sums.charged, sums.paid, open.sum as open, open."dueOn"
    from fee_affiliate a join fee_book b on b.organisation_id = a.organisation_id
    join organisation o on o.id = ${other}
    cross join lateral (
      select coalesce(sum(e.amount) filter (where e.kind = 'charge'), 0)::bigint as charged,
             coalesce(-sum(e.amount) filter (where e.kind = 'payment'), 0)::bigint as paid
      from fee_entry e where e.holder_id = a.id and ${stands}) sums
    cross join lateral (
      select coalesce(sum(c.open), 0)::bigint as sum,
             min(c.due_on) filter (where c.open > 0)::text as "dueOn"
      from (${openCharges(sql`a.organisation_id`)}) c where c.holder_id = a.id) open
    where ${is} = ${organisationId}::uuid
    order by o.folded, o.id limit 500`.execute(db)
  return found.rows
}
