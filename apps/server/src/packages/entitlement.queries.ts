import { sql } from 'kysely'
import type { Stored } from '#db/stored.ts'
import type { Db } from '#db/connect.ts'

type PackageKind = Stored<'package', 'kind'>
type Tier = Stored<'package', 'tier'>

/** Undefined when nothing has been granted for the order yet. */
export const findGranted = (db: Db, orderId: string) =>
  db.selectFrom('entitlement').select('id').where('order_id', '=', orderId).executeTakeFirst()

/** Serialises the orders of an account, so that the second prolongs what the first has bought. */
export const lockAccount = (db: Db, id: string) =>
  db.selectFrom('account').select('id').where('id', '=', id).forUpdate().execute()

export const findPackages = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('package')
    .select(['id', 'streaming_hours as streamingHours'])
    .where('id', 'in', ids)
    .execute()

type Whose = { readonly accountId: string; readonly packageId: string; readonly now: string }

/** When the account's entitlement to a package ends; the current instant if it has none. */
export async function lastsUntil(db: Db, { accountId, packageId, now }: Whose): Promise<string> {
  const found = await db
    .selectFrom('entitlement')
    .select('ends_at as until')
    .where('account_id', '=', accountId)
    .where('package_id', '=', packageId)
    .where('order_status', 'in', ['paid', 'partly refunded'])
    .where('ends_at', '>', now)
    .orderBy('ends_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.until ?? now
}

export type NewEntitlement = {
  readonly accountId: string
  readonly orderId: string
  readonly orderStatus: 'paid' | 'partly refunded'
  readonly packageId: string
  readonly streamingHours: number
  readonly startsAt: string
  readonly months: number | null
}

export const insertEntitlements = (db: Db, one: NewEntitlement) =>
  db
    .insertInto('entitlement')
    .values({
      account_id: one.accountId,
      package_id: one.packageId,
      order_id: one.orderId,
      order_status: one.orderStatus,
      streaming_hours: one.streamingHours,
      starts_at: one.startsAt,
      ends_at:
        one.months === null
          ? null
          : sql<string>`${one.startsAt}::timestamptz + make_interval(months => ${one.months})`,
    })
    .execute()

/** The entitlements of an account at an instant. */
export const findEntitled = (db: Db, accountId: string, now: string) =>
  db
    .selectFrom('entitlement')
    .innerJoin('package', 'package.id', 'entitlement.package_id')
    .select(['package.tier', 'entitlement.streaming_hours as hours'])
    .where('entitlement.account_id', '=', accountId)
    .where('entitlement.order_status', 'in', ['paid', 'partly refunded'])
    .where('entitlement.starts_at', '<=', now)
    .where((is) =>
      is.or([is('entitlement.ends_at', 'is', null), is('entitlement.ends_at', '>', now)]),
    )
    .execute()

export type Held = {
  packageId: string
  kind: PackageKind
  tier: Tier | null
  name: string
  streamingHours: number
  from: string
  until: string | null
  isSample: boolean
}

/** The packages an account has, now or later, each once with its prolongations; longest-lasting first. */
export async function findHeld(db: Db, accountId: string, now: string): Promise<Held[]> {
  const found = await sql<Held>`
    select p.id as "packageId", p.kind, p.tier, p.name, p.is_sample as "isSample",
           sum(e.streaming_hours)::int as "streamingHours", min(e.starts_at) as "from",
           case when bool_and(e.ends_at is not null) then max(e.ends_at) end as until
    from entitlement e join package p on p.id = e.package_id
    where e.account_id = ${accountId} and e.order_status in ('paid', 'partly refunded')
      and (e.ends_at is null or e.ends_at > ${now})
    group by p.id order by until desc nulls first, p.id limit 100`.execute(db)
  return found.rows
}
