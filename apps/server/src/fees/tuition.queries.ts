import type { MinorUnits } from '@pavilion/contract/units.ts'
import { sql } from 'kysely'
import type { Reached } from '#clubs/clubs.ts'
import type { Db } from '#db/connect.ts'
import { type Charged, price } from './charge.queries.ts'
import { holderColumns, holderValues, stands } from './ledger.queries.ts'

/** The accounts that students are with. */
export async function findFamilies(db: Db, studentIds: readonly string[]): Promise<Reached[]> {
  const found = await sql<Reached>`
    select s.id as "playerId", s.account_id as "accountId", s.name, null as email
    from student s where s.id = any(${[...studentIds]}::uuid[]) and s.account_id is not null
    order by s.id`.execute(db)
  return found.rows
}

type Kept = {
  readonly amount: MinorUnits
  readonly concession: MinorUnits | null
  readonly family: MinorUnits | null
  readonly organisationId: string
  readonly productId: string
  readonly name: string
  readonly isEnded: boolean
  readonly now: string
}

/** Makes or changes what a programme costs. Breaks `fee_product_named_once`. */
export async function keepTuition(db: Db, kept: Kept): Promise<void> {
  const { organisationId, productId, name, amount, concession, family, isEnded, now } = kept
  await sql`
    insert into fee_product as f (id, organisation_id, kind, name, amount, concession, family,
                                  archived_at, idempotency_key, made_at)
    values (${productId}::uuid, ${organisationId}::uuid, 'tuition', ${name}, ${amount},
            ${concession}, ${family}, ${isEnded ? now : null}::timestamptz, ${productId},
            ${now}::timestamptz)
    on conflict (id) do update set name = excluded.name, amount = excluded.amount,
      concession = excluded.concession, family = excluded.family,
      archived_at = excluded.archived_at
    where f.organisation_id = excluded.organisation_id and f.kind = 'tuition'`.execute(db)
}

/** What a student `p` pays of tuition `f`, as the first of a family to pay or a further one. */
export const tuitionPrice = (now: string, isFurther: ReturnType<typeof sql>) => sql<MinorUnits>`
  case when ${isFurther} then least(${price(now)}, coalesce(f.family, ${price(now)}))
  else ${price(now)} end`

/** A part of tuition that a student is to pay. */
export type TuitionItem = {
  readonly studentId: string
  readonly productId: string
  readonly about: string
  readonly title: string
  readonly dueOn: string
  /** Another of the family pays in full. */
  readonly isFurther: boolean
  /** The share of the price: so many of so many days. */
  readonly days: number
  readonly ofDays: number
}

type Charging = {
  readonly organisationId: string
  readonly accountId: string | null
  readonly items: readonly TuitionItem[]
  readonly now: string
}

/** Charges what was not charged before, rounded down to the smallest coin; answers what that is. */
export async function insertTuition(db: Db, charging: Charging): Promise<Charged[]> {
  const { organisationId, accountId, items, now } = charging
  const found = await sql<Charged>`
    insert into fee_entry (organisation_id, ${holderColumns}, kind, amount, title, about,
                           product_id, due_on, entered_by, entered_at)
    select p.organisation_id, ${holderValues}, 'charge', share.amount, left(g.title, 200), g.about,
           f.id, g."dueOn", ${accountId}::uuid, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      as g ("studentId" uuid, "productId" uuid, about text, title text, "dueOn" date,
            "isFurther" boolean, days int, "ofDays" int)
    join fee_product f on f.id = g."productId" and f.kind = 'tuition'
      and f.organisation_id = ${organisationId}::uuid
    join fee_holder p on p.id = g."studentId" and p.is_student
      and p.organisation_id = f.organisation_id
    cross join lateral (
      select ${tuitionPrice(now, sql`g."isFurther"`)} * g.days / g."ofDays" as amount) share
    where share.amount > 0
    on conflict (holder_id, about) do nothing
    returning holder_id as "playerId", title`.execute(db)
  return found.rows
}

type Of = {
  readonly organisationId: string
  readonly studentId: string
  readonly about: string
}

export type TuitionCharge = { readonly id: string; readonly amount: MinorUnits }

/** The charge about something that stands; undefined when there is none, or when it was taken back. */
export async function findTuition(db: Db, of: Of): Promise<TuitionCharge | undefined> {
  const found = await sql<TuitionCharge>`
    select e.id, e.amount from fee_entry e
    where e.holder_id = ${of.studentId}::uuid and e.organisation_id = ${of.organisationId}::uuid
      and e.about = ${of.about} and ${stands}`.execute(db)
  return found.rows[0]
}

type Again = {
  readonly entryId: string
  readonly about: string
  readonly title: string
  readonly amount: MinorUnits
  readonly accountId: string
  readonly now: string
}

/** Charges a part of what an entry has charged, due on the same day. */
export async function chargePart(db: Db, again: Again): Promise<void> {
  await sql`
    insert into fee_entry (organisation_id, ${holderColumns}, kind, amount, title, about,
                           product_id, due_on, entered_by, entered_at)
    select organisation_id, ${holderColumns}, 'charge', ${again.amount}, ${again.title},
           ${again.about}, product_id, due_on, ${again.accountId}::uuid, ${again.now}::timestamptz
    from fee_entry where id = ${again.entryId}::uuid
    on conflict (holder_id, about) do nothing`.execute(db)
}
