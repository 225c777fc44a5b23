import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

type Of = { readonly organisationId: string; readonly playerId: string; readonly now: string }

/** Whether the club picks nobody who owes it money, and something of this player is overdue. */
export async function isBlocked(db: Db, { organisationId, playerId, now }: Of): Promise<boolean> {
  const found = await sql`
    select from fee_book b
    where b.organisation_id = ${organisationId}::uuid and b.blocks_debtors and (
      select sum(e.amount) - coalesce(sum(e.amount) filter (
          where e.kind = 'charge'
            and e.due_on >= (${now}::timestamptz at time zone b.time_zone)::date
            and not exists (select from fee_entry c where c.reverses = e.id)), 0)
      from fee_entry e where e.player_id = ${playerId}::uuid
    ) > 0`.execute(db)
  return found.rows.length > 0
}
