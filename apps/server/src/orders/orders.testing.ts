import { basisPoints, minorUnits } from '@pavilion/contract/money.ts'
import type { BasisPoints, MinorUnits } from '@pavilion/contract/units.ts'
import { sql } from 'kysely'
import { someone } from '#app/access-walk/people.testing.ts'
import type { Db } from '#db/connect.ts'
import { ensureDefaultSite, siteOf } from '#sites/sites.ts'
import type { AppContext } from '#app-context.ts'
import { placeOrder, type OrderRequest } from './place-order.ts'
import type { NewLine } from './quote.ts'
import { newOrderNumber } from './order-number.ts'

export const NOW = '2026-07-01T09:00:00.000Z'
export const PLAN = '01990000-0000-7000-8000-00000000aaaa'
export const STREAMS = '01990000-0000-7000-8000-00000000bbbb'

/** An account that can buy. */
export const newBuyer = (app: AppContext): Promise<string> => someone(app)

/** A site with a plan (PKR 1,500 a month, 15,000 a year), a package of ten hours, and a 16 % tax on top. */
export async function openShop(app: AppContext): Promise<string> {
  await ensureDefaultSite(app)
  const { id } = await siteOf(app, '')
  const { db } = app
  const common = { site_id: id, summary: 'For a season.', is_sample: true }
  await db
    .insertInto('package')
    .values([
      { ...common, id: PLAN, kind: 'plan', tier: 'pro', name: 'PRO', streaming_hours: 5 },
      {
        ...common,
        id: STREAMS,
        kind: 'live-stream',
        name: 'Ten hours',
        streaming_hours: 10,
        features: ['A camera and its operator'],
      },
    ])
    .execute()
  await db
    .insertInto('package_price')
    .values([
      { package_id: PLAN, period: 'month', currency: 'PKR', amount: minorUnits(150_000) },
      { package_id: PLAN, period: 'year', currency: 'PKR', amount: minorUnits(1_500_000) },
      { package_id: STREAMS, period: 'once', currency: 'PKR', amount: minorUnits(400_000) },
    ])
    .execute()
  await db
    .insertInto('tax')
    .values({
      country: 'PK',
      line_kind: 'package',
      name: 'GST',
      rate: basisPoints(1600),
      inclusive: false,
    })
    .execute()
  return id
}

type Coupon = { readonly code: string; readonly rate?: BasisPoints; readonly amount?: MinorUnits }
type Limits = { readonly mostUses?: number; readonly mostUsesEach?: number }

export async function issueCoupon(
  { db }: { db: Db },
  siteId: string,
  { code, rate, amount, mostUses, mostUsesEach }: Coupon & Limits,
): Promise<void> {
  await db
    .insertInto('coupon')
    .values({
      site_id: siteId,
      code,
      title: `Code ${code}`,
      rate: rate ?? null,
      amount: amount ?? null,
      currency: amount === undefined ? null : 'PKR',
      valid_from: '2026-01-01T00:00:00Z',
      valid_until: '2027-01-01T00:00:00Z',
      most_uses: mostUses ?? null,
      most_uses_each: mostUsesEach ?? null,
    })
    .execute()
}

export const planLine = (price = 150_000, quantity = 1): NewLine => ({
  kind: 'package',
  title: 'PRO',
  quantity,
  unitPrice: minorUnits(price),
  subject: PLAN,
  period: 'month',
})

type Buying = Partial<OrderRequest> & { readonly siteId: string; readonly accountId: string }

/** Places an order in its own transaction, as a handler does; a refusal rolls it back. */
export async function buy({ db }: { db: Db }, buying: Buying) {
  const refusal = new Error('refused')
  let placed: Awaited<ReturnType<typeof placeOrder>> | undefined
  try {
    await db.transaction().execute(async (transaction) => {
      placed = await placeOrder(transaction, {
        idempotencyKey: newOrderNumber(),
        request: { of: 'a plan' },
        currency: 'PKR',
        lines: [planLine()],
        now: NOW,
        ...buying,
      })
      if (!placed.ok) throw refusal
    })
  } catch (error) {
    if (error !== refusal) throw error
  }
  if (placed === undefined) throw new Error('Nothing was answered.')
  return placed
}

/** As `buy`, for orders that must succeed: answers the order. */
export async function bought(app: { db: Db }, buying: Buying) {
  const placed = await buy(app, buying)
  if (!placed.ok) throw new Error(`The order was refused: ${placed.code}`)
  return placed.value.order
}

export async function usesOf({ db }: { db: Db }, code: string): Promise<number> {
  const { uses } = await db
    .selectFrom('coupon')
    .select('uses')
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  return uses
}

/** The ledger's sums for an order, by account, and over everything, which must be zero. */
export async function booksOf({ db }: { db: Db }, orderId: string) {
  const found = await sql<{ account: string; sum: number }>`
    select account, sum(amount)::bigint as sum from ledger_entry where order_id = ${orderId}
    group by account`.execute(db)
  return Object.fromEntries(found.rows.map(({ account, sum }) => [account, sum]))
}
