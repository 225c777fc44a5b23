import { os } from '#http/implement.ts'
import { success } from '#lists/answer.ts'
import { signedIn } from '#sessions/sessions.ts'
import { entitlementsOf } from './entitlements.ts'
import { findHeld } from './entitlement.queries.ts'

export const showEntitlements = os.ecommerce.entitlements.handler(async ({ context }) => {
  const { accountId } = await signedIn(context)
  const { world } = context
  const [entitlements, held] = await Promise.all([
    entitlementsOf(world, accountId),
    findHeld(world.db, accountId, world.now()),
  ])
  return success(entitlements.plan === 'pro' ? 'On PRO' : 'On Freemium', { ...entitlements, held })
})
