import type { MinorUnits } from '@pavilion/contract/units.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { holderColumns, holderValues, stands, today } from './ledger.queries.ts'

type Charging = {
  readonly organisationId: string
  readonly productId: string
  readonly accountId: string
  readonly now: string
}

export type Charged = { readonly playerId: string; readonly title: string }

/** Whether the club charges this still. */
export async function hasProduct(
  db: Db,
  { organisationId, productId }: Pick<Charging, 'organisationId' | 'productId'>,
): Promise<boolean> {
  const found = await db
    .selectFrom('fee_product')
    .select('id')
    .where('id', '=', productId)
    .where('organisation_id', '=', organisationId)
    .where('archived_at', 'is', null)
    .where('kind', '<>', 'tuition')
    .executeTakeFirst()
  return found !== undefined
}

/** What a player or student `p` pays of a product `f`, without regard to the family. */
export const price = (now: string): RawBuilder<MinorUnits> => sql`
  case when f.concession is not null and (
    exists (select from fee_concession x where x.holder_id = p.id)
    or p.born_on > (${now}::timestamptz - interval '18 years')::date) then f.concession
  else f.amount end`

/** Charges everybody whom a published sheet tells to play and who was not charged for the match. */
export async function chargeEleven(
  db: Db,
  { organisationId, productId, accountId, now }: Charging,
  entryId: string,
): Promise<Charged[]> {
  const found = await sql<Charged>`
    insert into fee_entry (organisation_id, player_id, kind, amount, title, about, product_id,
                           due_on, entered_by, entered_at)
    select e.organisation_id, p.id, 'charge', ${price(now)},
           left(concat(f.name, ': ', t.name, ' v ', e.opponent), 200), 'match:' || e.id, f.id,
           greatest(lower(e.days), ${today(now)}), ${accountId}::uuid, ${now}::timestamptz
    from calendar_entry e join fee_book b on b.organisation_id = e.organisation_id
    join fee_product f on f.organisation_id = e.organisation_id and f.id = ${productId}::uuid
    join selection s on s.entry_id = e.id and s.told = 'playing'
    join club_player p on p.id = s.player_id left join team t on t.id = e.team_id
    where e.id = ${entryId}::uuid and e.organisation_id = ${organisationId}::uuid
      and ${price(now)} > 0
    on conflict (holder_id, about) do nothing
    returning holder_id as "playerId", title`.execute(db)
  return found.rows
}

/** Whether it is a match of the club whose sheet was published. */
export async function isPublished(
  db: Db,
  organisationId: string,
  entryId: string,
): Promise<boolean> {
  const found = await sql`
    select from calendar_entry
    where id = ${entryId}::uuid and organisation_id = ${organisationId}::uuid and kind = 'match'
      and sheet_published_at is not null and cancelled_at is null`.execute(db)
  return found.rows.length > 0
}

type Listed = Charging & { readonly playerIds: readonly string[]; readonly dueOn: string }

/**
 * Charges those of the players who are in the club: a subscription once, in as many monthly parts as it has, and
 * anything else once for a day. Of a family, whose members have the same guardian, or are guardians of each other,
 * only the first pays in full.
 */
export async function chargeListed(db: Db, asked: Listed): Promise<Charged[]> {
  const { organisationId, productId, accountId, playerIds, dueOn, now } = asked
  const found = await sql<Charged>`
    with families as (
      select p.*, coalesce(
        (select min(g.account_id::text) from guardian g where g.player_id = p.id),
        p.account_id::text, p.id::text) as family
      from fee_holder p where p.organisation_id = ${organisationId}::uuid
    ), asked as (
      select p.*, f.id as product, f.name as product_name, f.kind, f.family as reduced,
             f.instalments, ${price(now)} as price,
             row_number() over (partition by p.family order by p.born_on nulls first, p.id) > 1
             or exists (select from families other join fee_entry e on e.holder_id = other.id
                        where other.family = p.family and other.id <> p.id
                          and e.product_id = f.id and ${stands}) as is_further
      from families p join fee_product f on f.organisation_id = p.organisation_id
        and f.id = ${productId}::uuid
      where p.id = any(${[...playerIds]}::uuid[]) and not p.has_left
    ), priced as (
      select a.*, case when a.is_further then least(a.price, coalesce(a.reduced, a.price))
                  else a.price end as total
      from asked a
    ), parts as (
      select a.*, n, a.total / a.instalments + (n <= a.total % a.instalments)::int as part
      from priced a cross join lateral generate_series(1, a.instalments) n
    )
    insert into fee_entry (organisation_id, ${holderColumns}, kind, amount, title, about,
                           product_id, due_on, entered_by, entered_at)
    select organisation_id, ${holderValues}, 'charge', part,
           case when instalments = 1 then product_name
                else concat(product_name, ', ', n, ' of ', instalments) end,
           case when kind = 'subscription' then concat('subscription:', product, ':', n)
                else concat('day:', product, ':', ${dueOn}::text) end,
           product, (${dueOn}::date + make_interval(months => n - 1))::date,
           ${accountId}::uuid, ${now}::timestamptz
    from parts p where part > 0
    on conflict (holder_id, about) do nothing
    returning holder_id as "playerId", title`.execute(db)
  return found.rows
}
