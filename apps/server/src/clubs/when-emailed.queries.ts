import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/** Whether somebody wants emails of clubs, and when they are to get one that is written now. */
export type WhenEmailed = { readonly isWanted: boolean; readonly dueAt: string }

/** By account: who has chosen nothing wants them, at once. */
export async function findWhenEmailed(
  db: Db,
  accountIds: readonly string[],
  now: string,
): Promise<ReadonlyMap<string, WhenEmailed>> {
  const found = await sql<WhenEmailed & { readonly accountId: string }>`
    select a.id as "accountId", coalesce(p.wanted, true) as "isWanted",
           case when schedule.account_id is null then ${now}::timestamptz
                else email_due(${now}::timestamptz, schedule) end as "dueAt"
    from account a
    left join notice_preference p
      on p.account_id = a.id and p.kind = 'club' and p.channel = 'email'
    left join notice_schedule schedule on schedule.account_id = a.id
    where a.id = any(${[...accountIds]}::uuid[])`.execute(db)
  return new Map(found.rows.map(({ accountId, ...when }) => [accountId, when]))
}

/** A player without an account, who is known by the link of an email, gets no more of them. */
export const stopEmailsTo = (db: Db, playerId: string, now: string) =>
  db
    .updateTable('club_player')
    .set({ emails_stopped_at: now })
    .where('id', '=', playerId)
    .where('account_id', 'is', null)
    .execute()
