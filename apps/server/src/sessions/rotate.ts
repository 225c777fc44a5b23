import type { Db } from '#db/connect.ts'
import type { CallContext } from '#http/implement.ts'
import { audit } from '#security/audit.ts'
import { after } from '#security/instants.ts'
import { keyedHash } from '#security/keys.ts'
import { tokenHash } from '#security/opaque-token.ts'
import type { AppContext } from '#app-context.ts'
import type { Bearer } from './access-token.ts'
import { endSessionRow, findTokenUse, lockSessionOf, replaceToken } from './session.queries.ts'

/** Tabs that wake up together send the same token; within this time all get the same successor. */
const GRACE_SECONDS = 10

export type Rotation =
  | ({ readonly outcome: 'rotated'; readonly refreshToken: string } & Bearer)
  | ({ readonly outcome: 're-used' } & Bearer)
  | { readonly outcome: 'refused' }

/**
 * Exchanges a refresh token for its successor. A token used earlier than that has been copied, so the whole
 * session ends, for thief and owner alike.
 */
export async function rotate(db: Db, context: CallContext, token: string): Promise<Rotation> {
  const { app } = context
  const hash = tokenHash(token)
  const session = await lockSessionOf(db, hash)
  const now = app.now()
  if (session === undefined || !isOpen(app, session)) return { outcome: 'refused' }
  const bearer = { accountId: session.accountId, sessionId: session.id }
  const refreshToken = await successorOf(context, token)
  const usedAt = await findTokenUse(db, hash)
  if (usedAt === null || usedAt === undefined) {
    await replaceToken(db, session.id, { hash, successor: tokenHash(refreshToken), now })
    return { outcome: 'rotated', refreshToken, ...bearer }
  }
  if (after(usedAt, GRACE_SECONDS) >= now) return { outcome: 'rotated', refreshToken, ...bearer }
  await endSessionRow(db, session.id, { by: 're-use', now })
  await audit(db, context, { ...bearer, kind: 'token-re-used' })
  return { outcome: 're-used', ...bearer }
}

type LockedSession = {
  readonly endedAt: string | null
  readonly expiresAt: string
  readonly lastUsedAt: string
  readonly status: string
}

function isOpen({ config, now }: AppContext, session: LockedSession): boolean {
  const { endedAt, expiresAt, lastUsedAt, status } = session
  const idleUntil = after(lastUsedAt, config.protection.sessions.idleSeconds)
  const ends = Math.min(Date.parse(expiresAt), Date.parse(idleUntil))
  return endedAt === null && ends > Date.parse(now()) && status === 'active'
}

/** The successor is derived from the token, so that it can be answered twice without being stored. */
async function successorOf({ app }: CallContext, token: string): Promise<string> {
  return (await keyedHash(app, 'refresh-successor', token)).toString('base64url')
}
