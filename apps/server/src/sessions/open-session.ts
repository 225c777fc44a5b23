import type { Db } from '#db/connect.ts'
import type { CallContext } from '#http/implement.ts'
import { after } from '#security/instants.ts'
import { newToken, tokenHash } from '#security/opaque-token.ts'
import { signAccessToken } from './access-token.ts'
import { insertSession, insertToken } from './session.queries.ts'

export type OpenedSession = {
  readonly sessionId: string
  readonly access_token: string
  readonly refresh_token: string
}

export type Opening = {
  readonly accountId: string
  /** Whether a second factor was asked for and proved. */
  readonly hasProvedFactor: boolean
}

/** Opens a session of as many hours as are set, for a caller who has proved to own the account. */
export async function openSession(
  db: Db,
  { app, caller }: CallContext,
  { accountId, hasProvedFactor }: Opening,
): Promise<OpenedSession> {
  const now = app.now()
  const { address, userAgent } = caller
  const expiresAt = after(now, app.config.protection.sessions.seconds)
  const secondFactorAt = hasProvedFactor ? now : null
  const session = { accountId, address, userAgent, now, expiresAt, secondFactorAt }
  const sessionId = await insertSession(db, session)
  const refreshToken = newToken()
  await insertToken(db, sessionId, tokenHash(refreshToken))
  const accessToken = await signAccessToken(app, { accountId, sessionId })
  return { sessionId, access_token: accessToken, refresh_token: refreshToken }
}
