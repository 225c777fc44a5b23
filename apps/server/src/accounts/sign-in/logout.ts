import { type CallContext, os } from '#http/implement.ts'
import { audit } from '#security/audit.ts'
import { bearerOf, endSessions, sessionOfToken } from '#sessions/sessions.ts'

/**
 * Ends the session of the access token, or of the refresh token when that one has expired. Logging out
 * twice is fine.
 */
export const logout = os.accounts.logout.handler(async ({ input, context }) => {
  const bearer = (await bearerOf(context)) ?? (await bearerOfRefresh(context, input.refresh_token))
  if (bearer !== undefined) {
    const { app } = context
    await app.db.transaction().execute(async (db) => {
      await endSessions(db, bearer, { by: 'logout', now: app.now() })
      await audit(db, context, { kind: 'signed-out', ...bearer })
    })
  }
  return { status: 'Success' as const, message: 'Logged out successfully' }
})

const bearerOfRefresh = async ({ app }: CallContext, token: string | undefined) =>
  token === undefined ? undefined : sessionOfToken(app.db, token)
