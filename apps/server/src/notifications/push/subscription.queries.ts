import type { Db } from '#db/connect.ts'

export type NewSubscription = {
  readonly accountId: string
  readonly sessionId: string
  readonly endpoint: string
  readonly p256dh: Buffer
  readonly auth: Buffer
  readonly now: string
}

/** A session has one browser, and a browser shows the notifications of who logged in last. */
export async function putSubscription(db: Db, given: NewSubscription): Promise<void> {
  await deleteSubscription(db, { sessionId: given.sessionId })
  const owner = { account_id: given.accountId, session_id: given.sessionId }
  const keys = { p256dh: given.p256dh, auth: given.auth, created_at: given.now }
  await db
    .insertInto('push_subscription')
    .values({ ...owner, ...keys, endpoint: given.endpoint })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ ...owner, ...keys }))
    .execute()
}

type Which = { readonly sessionId: string } | { readonly subscriptionId: string }

export const deleteSubscription = (db: Db, which: Which) =>
  'sessionId' in which
    ? db.deleteFrom('push_subscription').where('session_id', '=', which.sessionId).execute()
    : db.deleteFrom('push_subscription').where('id', '=', which.subscriptionId).execute()

export async function isSubscribed(db: Db, sessionId: string): Promise<boolean> {
  const found = await db
    .selectFrom('push_subscription')
    .select('id')
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  return found !== undefined
}
