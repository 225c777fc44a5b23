import { SIGNED_OUT } from '@pavilion/contract/accounts/account-refusals.ts'
import type { Db } from '#db/connect.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { queueMessage } from '#messages/messages.ts'
import { refreshSession } from '#sessions/sessions.ts'
import { siteOf } from '#sites/sites.ts'
import { findProfile } from '../account.queries.ts'
import { tokenReusedEmail } from '../emails.ts'

/** The token is read from a header only, which images, forms and cookies of other sites cannot send. */
export const refresh = os.accounts.refresh.handler(async ({ context }) => {
  const { app, caller } = context
  caller.setHeader('cache-control', 'no-store')
  const { bearer } = caller
  if (bearer === undefined) throw refuseCall('SIGNED_OUT', SIGNED_OUT)
  const refreshed = await app.db.transaction().execute(async (db) => {
    const rotation = await refreshSession(db, context, bearer)
    if (rotation.outcome === 're-used') await warnOwner(db, context, rotation.accountId)
    return rotation
  })
  if (refreshed.outcome !== 'rotated') throw refuseCall('SIGNED_OUT', SIGNED_OUT)
  return {
    status: 'Success' as const,
    message: 'Session renewed',
    access_token: refreshed.accessToken,
    refresh_token: refreshed.refreshToken,
  }
})

async function warnOwner(db: Db, { app, host }: CallContext, accountId: string): Promise<void> {
  const { email } = await findProfile(db, accountId)
  await queueMessage(app, db, tokenReusedEmail(await siteOf(app, host), email))
}
