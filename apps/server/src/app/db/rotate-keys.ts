import { sealFactorsAnew } from '#accounts/second-factor/seal-anew.ts'
import { sealPushKeyAnew } from '#notifications/push/vapid.ts'
import { auditCommand } from '#security/audit.ts'
import { forgetStoredKey, type KeyContext, replaceMasterKey } from '#security/keys.ts'

/**
 * Puts a new master key in place of the current one and encrypts anew what that encrypted: also before, so
 * that nothing is left to a key older than it when an earlier rotation was interrupted.
 */
export async function rotateKeys(context: KeyContext): Promise<void> {
  await sealAnew(context)
  await replaceMasterKey(context)
  await sealAnew(context)
  await forgetStoredKey(context)
  await auditCommand(context.db, { kind: 'keys-rotated' }, new Date().toISOString())
}

/** Encrypts what is kept with the master key that is used now. Answers how many things these were. */
export async function sealAnew(context: KeyContext): Promise<number> {
  return (await sealFactorsAnew(context)) + (await sealPushKeyAnew(context))
}
