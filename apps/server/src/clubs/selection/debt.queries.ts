import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/** The overdue sum of the entries `e` of an account in the book `b`: what is charged and due later does not count. */
const overdue = (now: string) => sql`
  sum(e.amount) - coalesce(sum(e.amount) filter (
    where e.kind = 'charge'
      and e.due_on >= (${now}::timestamptz at time zone b.time_zone)::date
      and not exists (select from fee_entry c where c.reverses = e.id)), 0)`

type Of = { readonly organisationId: string; readonly playerId: string; readonly now: string }

/** Whether the club picks nobody who owes it money, and something of this player is overdue. */
export async function isBlocked(db: Db, { organisationId, playerId, now }: Of): Promise<boolean> {
  const found = await sql`
    select from fee_book b
    where b.organisation_id = ${organisationId}::uuid and b.blocks_debtors and (
      select ${overdue(now)} from fee_entry e where e.player_id = ${playerId}::uuid
    ) > 0`.execute(db)
  return found.rows.length > 0
}

type Club = { readonly organisationId: string; readonly now: string }

/** The players of a club of whom something is overdue; for whoever keeps its fees. */
export async function findDebtors(
  db: Db,
  { organisationId, now }: Club,
): Promise<ReadonlySet<string>> {
  const found = await sql<{ playerId: string }>`
    select e.player_id as "playerId"
    from fee_book b join fee_entry e on e.organisation_id = b.organisation_id
    where b.organisation_id = ${organisationId}::uuid and e.player_id is not null
    group by e.player_id, b.time_zone having ${overdue(now)} > 0`.execute(db)
  return new Set(found.rows.map(({ playerId }) => playerId))
}
