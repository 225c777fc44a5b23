import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { openCharges, today } from './ledger.queries.ts'

const MORNING = 9
const EVENING = 20
const SOON_DAYS = 7

/** The open clubs by whose clocks it is day, and that remind their players. */
export async function findReminding(db: Db, now: string): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select b.organisation_id as id from fee_book b
    join organisation o on o.id = b.organisation_id and o.archived_at is null
    where b.remind_days is not null
      and extract(hour from ${now}::timestamptz at time zone b.time_zone)
        between ${MORNING} and ${EVENING - 1}
      and exists (select from fee_entry e where e.organisation_id = b.organisation_id
        and e.kind = 'charge' and e.due_on <= ${today(now)} - b.remind_days)
    order by b.organisation_id`.execute(db)
  return found.rows.map(({ id }) => id)
}

/**
 * Notes that those are reminded who have had something to pay for too long and were not reminded of it, and answers
 * who they are. Whoever has quiet hours just now is left for later.
 */
export async function markDue(db: Db, organisationId: string, now: string): Promise<string[]> {
  const found = await sql<{ playerId: string }>`
    with due as (
      select c.id, c.holder_id
      from fee_book b cross join lateral (${openCharges(sql`b.organisation_id`)}) c
      join fee_holder p on p.id = c.holder_id
      where b.organisation_id = ${organisationId}::uuid and c.open > 0
        and c.due_on <= ${today(now)} - b.remind_days
        and not exists (select from fee_reminder r where r.entry_id = c.id)
        and not exists (
          select from notice_schedule s
          cross join lateral (select (${now}::timestamptz at time zone s.time_zone)::time as clock) t
          where (s.account_id = p.account_id or s.account_id in (
                  select g.account_id from guardian g where g.player_id = p.id)
              or s.account_id in (select m.account_id from membership m
                where m.organisation_id = p.affiliate_id and m.role in ('owner', 'admin')))
            and case when s.quiet_from < s.quiet_until
                  then t.clock >= s.quiet_from and t.clock < s.quiet_until
                  else t.clock >= s.quiet_from or t.clock < s.quiet_until end)
    ), marked as (
      insert into fee_reminder (entry_id, reminded_at) select id, ${now}::timestamptz from due
      on conflict do nothing returning entry_id
    )
    select distinct due.holder_id as "playerId" from marked join due on due.id = marked.entry_id`.execute(
    db,
  )
  return found.rows.map(({ playerId }) => playerId)
}

type Asked = { readonly organisationId: string; readonly playerIds: readonly string[] }

/** As `markDue`, of all that is due within a week, for those who were not reminded for a day. */
export async function markAsked(db: Db, asked: Asked, now: string): Promise<string[]> {
  const { organisationId, playerIds } = asked
  const found = await sql<{ playerId: string }>`
    with due as (
      select c.id, c.holder_id
      from fee_book b cross join lateral (${openCharges(sql`b.organisation_id`)}) c
      where b.organisation_id = ${organisationId}::uuid and c.open > 0
        and c.due_on <= ${today(now)} + ${SOON_DAYS}::int and c.holder_id = any(${[...playerIds]}::uuid[])
    ), resting as (
      select due.holder_id from due join fee_reminder r on r.entry_id = due.id
      where r.reminded_at > ${now}::timestamptz - interval '1 day'
    ), marked as (
      insert into fee_reminder (entry_id, reminded_at)
      select id, ${now}::timestamptz from due
      where not exists (select from resting where resting.holder_id = due.holder_id)
      on conflict (entry_id) do update set reminded_at = excluded.reminded_at
      returning entry_id
    )
    select distinct due.holder_id as "playerId" from marked join due on due.id = marked.entry_id`.execute(
    db,
  )
  return found.rows.map(({ playerId }) => playerId)
}
