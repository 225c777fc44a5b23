import type {
  BatchTuition,
  OfferedTariff,
  OwnTuition,
  StudentTuition,
} from '@pavilion/contract/academies/tuition-fields.ts'
import type { MinorUnits } from '@pavilion/contract/units.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { openCharges, tuitionPrice } from '#fees/fees.ts'
import { packsLeft } from './pack.queries.ts'
import { isFurther, isOffered } from './standing.queries.ts'

/** The students of an academy who have something to pay that is due at a branch `z`. */
export const owing = (organisationId: RawBuilder<unknown>, now: string) => sql`
  select c.holder_id from (${openCharges(organisationId)}) c
  where c.open > 0 and c.due_on <= (${now}::timestamptz at time zone
    (select k.time_zone from fee_book k where k.organisation_id = ${organisationId}))::date`

export async function findBatchTariffs(db: Db, batchId: string): Promise<BatchTuition['tariffs']> {
  const found = await sql<BatchTuition['tariffs'][number]>`
    select t.id, f.name, t.kind from batch b join tariff t on ${isOffered}
    join fee_product f on f.id = t.product_id
    where b.id = ${batchId}::uuid order by f.name, t.id`.execute(db)
  return found.rows
}

type Asked = {
  readonly batchId: string
  readonly organisationId: string
  /** With packs and what they are worth. */
  readonly isFeeManager: boolean
  readonly now: string
}

const packs = sql`
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'sessions', p.sessions,
    'used', used.n, 'boughtOn', (p.bought_at at time zone z.time_zone)::date,
    'isRefunded', p.refunded_at is not null,
    'worth', case when p.refunded_at is null then
      coalesce((select c.amount * (p.bought - used.n) / p.bought from fee_entry c
        where c.holder_id = s.id and c.about = 'pack:' || p.id
          and not exists (select from fee_entry x where x.reverses = c.id)), 0) else 0 end)
    order by p.bought_at desc, p.id), '[]')
  from session_pack p
  cross join lateral (select count(*)::int as n from pack_use x where x.pack_id = p.id) used
  where p.student_id = s.id and p.tariff_id = t.id`

/** Those with a place, by name. */
export async function findStudents(db: Db, asked: Asked): Promise<StudentTuition[]> {
  const { batchId, organisationId, isFeeManager, now } = asked
  const found = await sql<StudentTuition>`
    with owing as (${owing(sql`${organisationId}::uuid`, now)})
    select e.id as "enrolmentId", s.id as "studentId", s.name, t.id as "tariffId",
           s.id in (select holder_id from owing) as "isOwing",
           case when t.kind = 'pack' then ${packsLeft} end as packs,
           case when ${isFeeManager} then (${packs}) else '[]' end as bought
    from enrolment e join student s on s.id = e.student_id
    join batch b on b.id = e.batch_id join academy_branch z on z.id = b.branch_id
    left join tuition u on u.enrolment_id = e.id and upper_inf(u.days)
    left join tariff t on t.id = u.tariff_id
    where e.batch_id = ${batchId}::uuid and e.organisation_id = ${organisationId}::uuid
      and e.state = 'enrolled'
    order by s.folded, e.id`.execute(db)
  return found.rows
}

/** A tariff `t` at a price, as JSON. */
const offeredJson = (price: RawBuilder<MinorUnits>) => sql<OfferedTariff>`
  jsonb_build_object('id', t.id, 'name', f.name, 'kind', t.kind, 'price', ${price},
    'dueDay', t.due_day, 'sessions', t.sessions, 'isShared', t.is_shared,
    'concession', f.concession, 'family', f.family)`

/** What a batch costs, at the whole price. */
export async function findOfferedTariffs(db: Db, batchId: string): Promise<OfferedTariff[]> {
  const found = await sql<{ tariff: OfferedTariff }>`
    select ${offeredJson(sql`f.amount`)} as tariff from batch b join tariff t on ${isOffered}
    join fee_product f on f.id = t.product_id
    where b.id = ${batchId}::uuid order by f.amount, f.name, t.id`.execute(db)
  return found.rows.map(({ tariff }) => tariff)
}

export type OwnRow = Omit<OwnTuition, 'currency' | 'isPackOffered'> & { readonly currency: string }

/** How the account and its children pay, for what they are enrolled in or wait for. */
export async function findOwn(db: Db, accountId: string, now: string): Promise<OwnRow[]> {
  const found = await sql<OwnRow>`
    select e.id as "enrolmentId", k.currency, coalesce(u.tariff_id, e.tariff_id) as "tariffId",
           case when t.kind = 'pack' then ${packsLeft} end as packs,
           (select jsonb_agg(offered.tariff order by offered.name) from (
             select f.name, ${offeredJson(tuitionPrice(now, isFurther))} as tariff
             from tariff t join fee_product f on f.id = t.product_id
             cross join (select s.id, s.born_on) p where ${isOffered}) offered) as tariffs
    from student s join enrolment e on e.student_id = s.id and e.state <> 'withdrawn'
    join batch b on b.id = e.batch_id join academy_branch z on z.id = b.branch_id
    join organisation o on o.id = b.organisation_id and o.archived_at is null
    join fee_book k on k.organisation_id = o.id
    left join tuition u on u.enrolment_id = e.id and upper_inf(u.days)
    left join tariff t on t.id = u.tariff_id
    where s.account_id = ${accountId}::uuid and (t.id is not null
      or exists (select from tariff t where ${isOffered}))
    order by s.name, e.id limit 200`.execute(db)
  return found.rows.map((row) => ({ ...row, tariffs: row.tariffs ?? [] }))
}
