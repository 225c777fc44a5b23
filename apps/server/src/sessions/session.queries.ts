import { sql } from 'kysely'
import { isOperator, rolesHeld } from '#access/roles.queries.ts'
import type { Stored } from '#db/stored.ts'
import type { Db } from '#db/connect.ts'

export type SessionEnd = Stored<'session', 'ended_by'>

export type NewSession = {
  readonly accountId: string
  readonly address: string
  readonly userAgent: string
  readonly now: string
  readonly expiresAt: string
  readonly secondFactorAt: string | null
}

export async function insertSession(db: Db, session: NewSession): Promise<string> {
  const { id } = await db
    .insertInto('session')
    .values({
      account_id: session.accountId,
      address: session.address,
      user_agent: session.userAgent,
      created_at: session.now,
      last_used_at: session.now,
      expires_at: session.expiresAt,
      second_factor_at: session.secondFactorAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const insertToken = (db: Db, sessionId: string, hash: Buffer) =>
  db.insertInto('refresh_token').values({ session_id: sessionId, hash }).execute()

/** The session of a token, locked, so that simultaneous uses take turns. */
export async function lockSessionOf(db: Db, hash: Buffer) {
  return db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select([
      'session.id',
      'session.account_id as accountId',
      'session.expires_at as expiresAt',
      'session.last_used_at as lastUsedAt',
      'session.ended_at as endedAt',
      'account.status',
    ])
    .where('session.id', '=', (is) =>
      is.selectFrom('refresh_token').select('session_id').where('hash', '=', hash),
    )
    .forUpdate('session')
    .executeTakeFirst()
}

/** When a token was used; null when it is unused, undefined when there is none. Ask after the lock. */
export async function findTokenUse(db: Db, hash: Buffer): Promise<string | null | undefined> {
  const token = await db
    .selectFrom('refresh_token')
    .select('used_at')
    .where('hash', '=', hash)
    .executeTakeFirst()
  return token?.used_at
}

/** Breaks `refresh_token_one_good` when two would be valid at once. */
export async function replaceToken(
  db: Db,
  sessionId: string,
  token: { readonly hash: Buffer; readonly successor: Buffer; readonly now: string },
): Promise<void> {
  await db
    .updateTable('refresh_token')
    .set({ used_at: token.now })
    .where('hash', '=', token.hash)
    .execute()
  await insertToken(db, sessionId, token.successor)
  await db
    .updateTable('session')
    .set({ last_used_at: token.now })
    .where('id', '=', sessionId)
    .execute()
}

export type Moment = {
  readonly now: string
  /** Sessions that were last used before it have ended. */
  readonly idleSince: string
}

/** The session with its account and roles, if both are still usable. */
export const findOpenSession = (db: Db, sessionId: string, { now, idleSince }: Moment) =>
  db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select([
      'session.id as sessionId',
      'session.account_id as accountId',
      'session.second_factor_at as secondFactorAt',
      isOperator.as('operator'),
      rolesHeld.as('roles'),
    ])
    .where('session.id', '=', sessionId)
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', now)
    .where('session.last_used_at', '>', idleSince)
    .where('account.status', '=', 'active')
    .executeTakeFirst()

export const findSessions = (db: Db, accountId: string, { now, idleSince }: Moment) =>
  db
    .selectFrom('session')
    .select([
      'id',
      'address',
      'user_agent as userAgent',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
    ])
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('last_used_at', '>', idleSince)
    .orderBy('id', 'desc')
    .limit(100)
    .execute()

/** The owner of an open session. */
export const findSessionOwner = (db: Db, sessionId: string) =>
  db
    .selectFrom('session')
    .select('account_id as accountId')
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()

export type Ending = { readonly by: SessionEnd; readonly now: string }

export const endSessionRow = (db: Db, sessionId: string, { by, now }: Ending) =>
  db
    .updateTable('session')
    .set({ ended_at: now, ended_by: by })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute()

export const endSessionsOf = (db: Db, accountId: string, { by, now }: Ending) =>
  db
    .updateTable('session')
    .set({ ended_at: now, ended_by: by })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .execute()

/** The second factor was proved in an open session. */
export const setFactorProved = (db: Db, sessionId: string, now: string) =>
  db.updateTable('session').set({ second_factor_at: now }).where('id', '=', sessionId).execute()

/** Deletes sessions that ended or expired before an instant, with their tokens. */
export const deleteOldSessions = (db: Db, before: string) =>
  sql`delete from session where coalesce(ended_at, expires_at) < ${before}`.execute(db)
