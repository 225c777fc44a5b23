import type { Db } from '#db/connect.ts'

/** The id of the account's private calendar. */
export async function findCalendarId(db: Db, accountId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('private_calendar')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.id
}

type New = { readonly accountId: string; readonly id: string; readonly now: string }

/** Takes the place of the one before. */
export async function keepCalendarId(db: Db, { accountId, id, now }: New): Promise<void> {
  await db
    .insertInto('private_calendar')
    .values({ account_id: accountId, id, made_at: now })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ id, made_at: now }))
    .execute()
}

export async function deleteCalendarId(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('private_calendar').where('account_id', '=', accountId).execute()
}

/** The account whose calendar has this id, while it is active. */
export async function findCalendarAccount(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('private_calendar')
    .innerJoin('account', 'account.id', 'private_calendar.account_id')
    .select('account.id')
    .where('private_calendar.id', '=', id)
    .where('account.status', '=', 'active')
    .executeTakeFirst()
  return row?.id
}
