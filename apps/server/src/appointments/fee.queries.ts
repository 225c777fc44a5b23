import type { MinorUnits } from '@pavilion/contract/units.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/** Those who stood in a finished match and whose fee is not in the books yet. */
export async function findEarned(
  db: Db,
  matchId: string,
): Promise<{ id: string; fee: MinorUnits }[]> {
  const found = await sql<{ id: string; fee: MinorUnits }>`
    select a.id, a.fee from appointment a join match m on m.id = a.match_id
    where a.match_id = ${matchId}::uuid and a.state = 'accepted' and a.fee > 0
      and m.status in ('complete', 'abandoned')
      and not exists (select from ledger_entry e where e.appointment_id = a.id)
    order by a.id for update of a`.execute(db)
  return found.rows
}

export async function findSettled(db: Db, id: string): Promise<'not due' | 'owed' | 'paid'> {
  const found = await sql<{ isPaid: boolean | null }>`
    select bool_or(account = 'paid out') as "isPaid" from ledger_entry
    where appointment_id = ${id}::uuid`.execute(db)
  const isPaid = found.rows[0]?.isPaid ?? null
  if (isPaid === null) return 'not due'
  return isPaid ? 'paid' : 'owed'
}
