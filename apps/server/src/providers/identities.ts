import { IDENTITY_NOT_FOUND } from '@pavilion/contract/providers/provider-refusals.ts'
import { may } from '#access/access.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { success } from '#http/answer.ts'
import { audit } from '#security/audit.ts'
import { signedIn } from '#sessions/sessions.ts'
import { deleteIdentity, findIdentities, findIdentityOwner } from './identity.queries.ts'

export const listIdentities = os.providers.identities.handler(async ({ context }) => {
  const { accountId } = await signedIn(context)
  const identities = await findIdentities(context.app.db, accountId)
  return success('Your linked logins', identities)
})

/**
 * The password stays, so that nobody is locked out. Somebody else's identity is refused as if it did not
 * exist.
 */
export const unlinkIdentity = os.providers.unlink.handler(
  async ({ input: { identityId }, context }) => {
    const actor = await signedIn(context)
    await context.app.db.transaction().execute(async (db) => {
      const owner = await findIdentityOwner(db, identityId)
      if (!may(actor, 'edit-own-account', { accountId: owner?.accountId })) {
        throw refuseCall('IDENTITY_NOT_FOUND', IDENTITY_NOT_FOUND)
      }
      await deleteIdentity(db, identityId)
      await audit(db, context, { kind: 'identity-unlinked', accountId: actor.accountId })
    })
    return { status: 'Success' as const, message: 'That login is no longer linked to your account' }
  },
)
