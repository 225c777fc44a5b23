import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/** Opens the book of an organisation on the default site. */
export async function insertSampleBook(db: Db, organisationId: string, now: string): Promise<void> {
  await sql`
    insert into fee_book (organisation_id, currency, time_zone, site_id, link_origin, opened_at)
    select ${organisationId}::uuid, s.currency, 'Asia/Karachi', s.id, 'http://localhost',
           ${now}::timestamptz
    from site s where s.is_default`.execute(db)
}

type Products = {
  readonly organisationId: string
  /** Amounts are in whole units of the currency. */
  readonly products: readonly {
    readonly id: string
    readonly name: string
    readonly amount: number
  }[]
  readonly now: string
}

export async function insertSampleProducts(
  db: Db,
  { organisationId, products, now }: Products,
): Promise<void> {
  await sql`
    with given as (
      select g.id, g.name, g.amount * (10 ^ c.digits)::bigint as minor
      from jsonb_to_recordset(${JSON.stringify(products)}::jsonb)
        as g (id uuid, name text, amount bigint)
      cross join site s join currency c on c.code = s.currency where s.is_default
    )
    insert into fee_product (id, organisation_id, kind, name, amount, family, idempotency_key,
                             made_at)
    select id, ${organisationId}::uuid, 'tuition', name, minor, minor * 4 / 5, id::text,
           ${now}::timestamptz
    from given`.execute(db)
}

type Packs = { readonly organisationId: string; readonly paid: number; readonly now: string }

/** Charges all packs of sessions, of which so many are paid. */
export async function paySamplePacks(db: Db, { organisationId, paid, now }: Packs): Promise<void> {
  await sql`
    insert into fee_entry (organisation_id, student_id, kind, amount, title, about, product_id,
                           due_on, entered_at)
    select p.organisation_id, p.student_id, 'charge', f.amount, f.name, 'pack:' || p.id, f.id,
           p.bought_at::date, p.bought_at
    from session_pack p join fee_product f on f.id = p.tariff_id
    where p.organisation_id = ${organisationId}::uuid`.execute(db)
  await sql`
    insert into fee_entry (organisation_id, student_id, kind, amount, title, method, paid_on,
                           entered_at)
    select organisation_id, student_id, 'payment', -amount, 'Paid in cash', 'cash', due_on + 2,
           ${now}::timestamptz - interval '20 days'
    from fee_entry where organisation_id = ${organisationId}::uuid and kind = 'charge'
    order by student_id limit ${paid}`.execute(db)
}
