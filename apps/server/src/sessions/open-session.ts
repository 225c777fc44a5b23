import type { Db } from '#db/connect.ts'
import type { CallContext } from '#http/implement.ts'
import { after } from '#security/instants.ts'
import { newToken, tokenHash } from '#security/opaque-token.ts'
import { signAccessToken } from './access-token.ts'
import { insertSession, insertToken } from './session.queries.ts'

const LONGEST_SESSION = 30 * 86_400

export type OpenedSession = {
  readonly sessionId: string
  readonly access_token: string
  readonly refresh_token: string
}

/** Opens a session of at most thirty days, for a caller who has proved to own the account. */
export async function openSession(
  db: Db,
  { app, caller }: CallContext,
  accountId: string,
): Promise<OpenedSession> {
  const now = app.now()
  const { address, userAgent } = caller
  const expiresAt = after(now, LONGEST_SESSION)
  const sessionId = await insertSession(db, { accountId, address, userAgent, now, expiresAt })
  const refreshToken = newToken()
  await insertToken(db, sessionId, tokenHash(refreshToken))
  const accessToken = await signAccessToken(app, { accountId, sessionId })
  return { sessionId, access_token: accessToken, refresh_token: refreshToken }
}
