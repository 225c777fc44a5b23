import type { Tariff, TariffFields, Tariffs } from '@pavilion/contract/academies/tuition-fields.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

export async function findCurrencyCode(db: Db, organisationId: string): Promise<string | null> {
  const found = await sql<{ currency: string }>`
    select currency from fee_book where organisation_id = ${organisationId}::uuid`.execute(db)
  return found.rows[0]?.currency ?? null
}

export async function findTariffs(db: Db, organisationId: string): Promise<Tariff[]> {
  const found = await sql<Tariff>`
    select t.id, t.kind, t.programme_id as "programmeId", t.batch_id as "batchId", f.name, f.amount,
           f.concession, f.family, t.due_day as "dueDay", t.sessions, t.is_shared as "isShared"
    from tariff t join fee_product f on f.id = t.product_id
    join programme p on p.id = t.programme_id
    where t.organisation_id = ${organisationId}::uuid and t.ended_at is null
    order by p.name, f.name, t.id`.execute(db)
  return found.rows
}

export async function findPriced(db: Db, organisationId: string): Promise<Tariffs['programmes']> {
  const found = await sql<Tariffs['programmes'][number]>`
    select p.id, p.name,
           coalesce((select jsonb_agg(jsonb_build_object('id', b.id, 'name', b.name) order by b.name)
             from batch b where b.programme_id = p.id), '[]') as batches
    from programme p where p.organisation_id = ${organisationId}::uuid
    order by p.name, p.id`.execute(db)
  return found.rows
}

type Kept = {
  readonly organisationId: string
  readonly id: string
  readonly fields: TariffFields
  readonly isEnded: boolean
  readonly now: string
}

/** Answers whether the id, the programme and the batch are the academy's. What it is for stays once it is made. */
export async function keepTariff(db: Db, kept: Kept): Promise<boolean> {
  const { organisationId, id, fields, isEnded, now } = kept
  const { numAffectedRows = 0n } = await sql`
    insert into tariff as t (id, organisation_id, programme_id, batch_id, kind, product_id, due_day,
                             sessions, is_shared, ended_at)
    select ${id}::uuid, p.organisation_id, p.id, ${fields.batchId}::uuid, ${fields.kind},
           ${id}::uuid, ${fields.dueDay}, ${fields.sessions}, ${fields.isShared},
           ${isEnded ? now : null}::timestamptz
    from programme p
    where p.id = ${fields.programmeId}::uuid and p.organisation_id = ${organisationId}::uuid
      and (${fields.batchId}::uuid is null or exists (select from batch b
        where b.id = ${fields.batchId}::uuid and b.programme_id = p.id))
    on conflict (id) do update set due_day = excluded.due_day, sessions = excluded.sessions,
      is_shared = excluded.is_shared, ended_at = excluded.ended_at
    where t.organisation_id = excluded.organisation_id and t.kind = excluded.kind
      and t.programme_id = excluded.programme_id
      and t.batch_id is not distinct from excluded.batch_id`.execute(db)
  return numAffectedRows > 0n
}

/** The batches of which a tariff may be chosen. */
export async function findTariffBatches(db: Db, tariffId: string): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select b.id from tariff t join batch b on b.programme_id = t.programme_id
      and (t.batch_id is null or t.batch_id = b.id)
    where t.id = ${tariffId}::uuid order by b.id`.execute(db)
  return found.rows.map(({ id }) => id)
}
