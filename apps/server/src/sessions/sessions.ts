import { SIGNED_OUT } from '@pavilion/contract/accounts/account-refusals.ts'
import type { Account } from '#access/access.ts'
import type { Db } from '#db/connect.ts'
import type { CallContext } from '#http/implement.ts'
import { isLocalOrigin } from '#http/local-origin.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { after } from '#security/instants.ts'
import { tokenHash } from '#security/opaque-token.ts'
import type { AppContext } from '#app-context.ts'
import type { Config } from '#config.ts'
import { type Bearer, readAccessToken, signAccessToken } from './access-token.ts'
export { type AccountOf, accountsByToken } from './access-token.ts'
import { type OpenedSession, type Opening, openSession as open } from './open-session.ts'
import { type Rotation, rotate } from './rotate.ts'
import {
  deleteOldSessions,
  endSessionRow,
  endSessionsOf,
  findOpenSession,
  findSessionOwner,
  findSessions,
  lockSessionOf,
  type Moment,
  type SessionEnd,
  setFactorProved,
} from './session.queries.ts'

/** A signed-in account with its session: an `Actor` for `may`. */
export type SignedIn = Account & {
  readonly sessionId: string
  /** Whether the second factor was proved in this session. */
  readonly hasProvedFactor: boolean
  /** Whether the account is an operator, in this session or in one with a second factor. */
  readonly mayOperate: boolean
}

/** Whether operators need a second factor: wherever others reach the server. */
export const demandsFactor = ({ publicOrigin }: Config): boolean => !isLocalOrigin(publicOrigin)

/** Sessions that were last used before it have ended. */
const momentOf = ({ config, now: clock }: AppContext): Moment => {
  const now = clock()
  return { now, idleSince: after(now, -config.protection.sessions.idleSeconds) }
}

/** The caller's account; undefined without a valid access token of an open session. */
export async function bearerOf({ app, caller }: CallContext): Promise<SignedIn | undefined> {
  if (caller.bearer === undefined) return undefined
  const named = await readAccessToken(app, caller.bearer)
  if (named === undefined) return undefined
  const open = await findOpenSession(app.db, named.sessionId, momentOf(app))
  if (open?.accountId !== named.accountId) return undefined
  const { secondFactorAt, operator: mayOperate, ...account } = open
  const hasProvedFactor = secondFactorAt !== null
  const operator = mayOperate && (hasProvedFactor || !demandsFactor(app.config))
  return { ...account, operator, mayOperate, hasProvedFactor }
}

/** As `bearerOf`; refuses (401) when nobody is signed in, and marks the answer as private. */
export async function signedIn(context: CallContext): Promise<SignedIn> {
  context.caller.setHeader('cache-control', 'no-store')
  const bearer = await bearerOf(context)
  if (bearer === undefined) throw refuseCall('SIGNED_OUT', SIGNED_OUT)
  return bearer
}

/** Opens a session, for a caller who has proved to own the account. */
export const openSession = (
  db: Db,
  context: CallContext,
  opening: Opening,
): Promise<OpenedSession> => open(db, context, opening)

/** From now on the session counts as one in which the second factor was proved. */
export const noteFactor = (db: Db, sessionId: string, now: string) =>
  setFactorProved(db, sessionId, now)

type Refreshed =
  | Exclude<Rotation, { outcome: 'rotated' }>
  | (Extract<Rotation, { outcome: 'rotated' }> & { readonly accessToken: string })

/** Exchanges the refresh token for its successor and a new access token. */
export async function refreshSession(
  db: Db,
  context: CallContext,
  token: string,
): Promise<Refreshed> {
  const rotation = await rotate(db, context, token)
  if (rotation.outcome !== 'rotated') return rotation
  return { ...rotation, accessToken: await signAccessToken(context.app, rotation) }
}

export const sessionsOf = (app: AppContext, accountId: string) =>
  findSessions(app.db, accountId, momentOf(app))

/** Undefined when there is no such session, or it has ended. */
export const sessionOwner = async (app: AppContext, sessionId: string) =>
  (await findSessionOwner(app.db, sessionId))?.accountId

/** Ends one session, or all of an account: their tokens are refused from the next call on. */
export async function endSessions(
  db: Db,
  which: { readonly sessionId: string } | { readonly accountId: string },
  ending: { readonly by: SessionEnd; readonly now: string },
): Promise<void> {
  if ('sessionId' in which) await endSessionRow(db, which.sessionId, ending)
  else await endSessionsOf(db, which.accountId, ending)
}

/** The open session that a refresh token belongs to, whether or not the token was used. */
export async function sessionOfToken(db: Db, token: string): Promise<Bearer | undefined> {
  const session = await lockSessionOf(db, tokenHash(token))
  if (session === undefined || session.endedAt !== null) return undefined
  return { accountId: session.accountId, sessionId: session.id }
}

export const forgetOldSessions = (app: AppContext, before: string) =>
  deleteOldSessions(app.db, before)
