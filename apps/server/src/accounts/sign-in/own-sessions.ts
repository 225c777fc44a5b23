import { SESSION_NOT_FOUND } from '@pavilion/contract/accounts/account-refusals.ts'
import { may } from '#access/access.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { counted, success } from '#http/answer.ts'
import { audit } from '#security/audit.ts'
import { endSessions, sessionOwner, sessionsOf, signedIn } from '#sessions/sessions.ts'

export const listSessions = os.accounts.sessions.handler(async ({ context }) => {
  const { accountId, sessionId } = await signedIn(context)
  const sessions = await sessionsOf(context.app, accountId)
  return success(
    counted(sessions.length, 'session'),
    sessions.map((session) => ({ ...session, isCurrent: session.id === sessionId })),
  )
})

/** Somebody else's session is refused as if it did not exist. */
export const endSession = os.accounts.endSession.handler(
  async ({ input: { sessionId }, context }) => {
    const actor = await signedIn(context)
    const { app } = context
    const accountId = await sessionOwner(app, sessionId)
    if (!may(actor, 'end-session', { accountId })) {
      throw refuseCall('SESSION_NOT_FOUND', SESSION_NOT_FOUND)
    }
    await app.db.transaction().execute(async (db) => {
      await endSessions(db, { sessionId }, { by: 'logout', now: app.now() })
      await audit(db, context, { kind: 'session-ended', accountId, sessionId })
    })
    return { status: 'Success' as const, message: 'Device logged out' }
  },
)

export const endAllSessions = os.accounts.endSessions.handler(async ({ context }) => {
  const { accountId } = await signedIn(context)
  const { app } = context
  await app.db.transaction().execute(async (db) => {
    await endSessions(db, { accountId }, { by: 'sign-out-everywhere', now: app.now() })
    await audit(db, context, { kind: 'signed-out-everywhere', accountId })
  })
  return { status: 'Success' as const, message: 'Logged out everywhere' }
})
