import type { FeeEntry } from '@pavilion/contract/fees/fee-fields.ts'
import type { MinorUnits } from '@pavilion/contract/units.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { holderColumns, holderValues, openCharges, today } from './ledger.queries.ts'

type Of = { readonly organisationId: string; readonly playerId: string }

export type AccountRow = {
  readonly name: string
  readonly balance: MinorUnits
  readonly due: MinorUnits
}

/** How a player's account stands; undefined when the club never had such a player. */
export async function findAccount(
  db: Db,
  { organisationId, playerId }: Of,
  now: string,
): Promise<AccountRow | undefined> {
  const found = await sql<AccountRow>`
    select p.name,
           coalesce((select sum(amount) from fee_entry e where e.holder_id = p.id), 0)::bigint
             as balance,
           coalesce((select sum(c.open) from fee_book b
             cross join lateral (${openCharges(sql`b.organisation_id`)}) c
             where b.organisation_id = p.organisation_id and c.holder_id = p.id
               and c.due_on <= ${today(now)}), 0)::bigint as due
    from fee_holder p
    where p.id = ${playerId}::uuid and p.organisation_id = ${organisationId}::uuid`.execute(db)
  return found.rows[0]
}

/** The lines of an account, the latest first. */
export async function findEntries(db: Db, { organisationId, playerId }: Of): Promise<FeeEntry[]> {
  const found = await sql<FeeEntry>`
    select e.id, e.kind, e.title, e.amount,
           sum(e.amount) over (order by e.entered_at, e.id)::bigint as balance,
           e.due_on::text as "dueOn", c.open, e.method,
           coalesce(e.paid_on, (e.entered_at at time zone b.time_zone)::date)::text as "on",
           exists (select from fee_entry x where x.reverses = e.id) as "isTakenBack"
    from fee_entry e join fee_book b on b.organisation_id = e.organisation_id
    left join (${openCharges(sql`${organisationId}::uuid`)}) c on c.id = e.id
    where e.holder_id = ${playerId}::uuid and e.organisation_id = ${organisationId}::uuid
    order by e.entered_at desc, e.id desc limit 1000`.execute(db)
  return found.rows
}

export type OpenCharge = {
  readonly id: string
  readonly playerId: string
  readonly name: string
  readonly title: string
  readonly open: MinorUnits
}

/** What is open on the accounts of players, what is due first at the top. */
export async function findOpen(
  db: Db,
  {
    organisationId,
    playerIds,
  }: { readonly organisationId: string; readonly playerIds: readonly string[] },
): Promise<OpenCharge[]> {
  const found = await sql<OpenCharge>`
    select c.id, c.holder_id as "playerId", p.name, c.title, c.open
    from (${openCharges(sql`${organisationId}::uuid`)}) c join fee_holder p on p.id = c.holder_id
    where c.open > 0 and c.holder_id = any(${[...playerIds]}::uuid[])
    order by c.due_on, c.id`.execute(db)
  return found.rows
}

/** Answers whether the club has such a player. */
export async function setConcession(db: Db, asked: Of & { isConcession: boolean }) {
  const { organisationId, playerId, isConcession } = asked
  if (!isConcession) {
    await db
      .deleteFrom('fee_concession')
      .where('holder_id', '=', playerId)
      .where('organisation_id', '=', organisationId)
      .execute()
    return
  }
  await sql`
    insert into fee_concession (${holderColumns}, organisation_id)
    select ${holderValues}, p.organisation_id from fee_holder p
    where p.id = ${playerId}::uuid and p.organisation_id = ${organisationId}::uuid
    on conflict do nothing`.execute(db)
}
