import { sealFactorsAnew } from '#accounts/second-factor/seal-anew.ts'
import { auditCommand } from '#security/audit.ts'
import { forgetStoredKey, type Keeper, replaceMasterKey } from '#security/keys.ts'

/**
 * Puts a new master key in place of the current one and encrypts anew what that encrypted: also before, so
 * that nothing is left to a key older than it when an earlier rotation was interrupted.
 */
export async function rotateKeys(keeper: Keeper): Promise<void> {
  await sealFactorsAnew(keeper)
  await replaceMasterKey(keeper)
  await sealFactorsAnew(keeper)
  await forgetStoredKey(keeper)
  await auditCommand(keeper.db, { kind: 'keys-rotated' }, new Date().toISOString())
}
