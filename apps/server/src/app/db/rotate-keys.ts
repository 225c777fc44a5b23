import { sealFactorsAnew } from '#accounts/second-factor/seal-anew.ts'
import { sealPushKeyAnew } from '#notifications/push/vapid.ts'
import { auditCommand } from '#security/audit.ts'
import { forgetStoredKey, type Keeper, replaceMasterKey } from '#security/keys.ts'

/**
 * Puts a new master key in place of the current one and encrypts anew what that encrypted: also before, so
 * that nothing is left to a key older than it when an earlier rotation was interrupted.
 */
export async function rotateKeys(keeper: Keeper): Promise<void> {
  await sealAnew(keeper)
  await replaceMasterKey(keeper)
  await sealAnew(keeper)
  await forgetStoredKey(keeper)
  await auditCommand(keeper.db, { kind: 'keys-rotated' }, new Date().toISOString())
}

/** Encrypts what is kept with the master key that is used now. Answers how many things these were. */
export async function sealAnew(keeper: Keeper): Promise<number> {
  return (await sealFactorsAnew(keeper)) + (await sealPushKeyAnew(keeper))
}
