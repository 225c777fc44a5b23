import { os } from '#http/implement.ts'
import { success } from '#http/answer.ts'
import { signedIn } from '#sessions/sessions.ts'
import { entitlementsOf } from './entitlements.ts'
import { findHeld } from './entitlement.queries.ts'

export const showEntitlements = os.packages.entitlements.handler(async ({ context }) => {
  const { accountId } = await signedIn(context)
  const { app } = context
  const [entitlements, held] = await Promise.all([
    entitlementsOf(app, accountId),
    findHeld(app.db, accountId, app.now()),
  ])
  return success(entitlements.plan === 'pro' ? 'On PRO' : 'On Freemium', { ...entitlements, held })
})
