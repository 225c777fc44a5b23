import { type Keeper } from '#security/keys.ts'
import { seal, unseal } from '#security/sealed.ts'
import { sealing } from './prove-factor.ts'
import { findSealed, replaceSealed } from './second-factor.queries.ts'

/** Encrypts every secret with the master key that is used now. Answers how many there are. */
export async function sealFactorsAnew(keeper: Keeper): Promise<number> {
  const kept = await findSealed(keeper.db)
  for (const { accountId, secret: before } of kept) {
    const bytes = await unseal(keeper, sealing(accountId), before)
    const secret = await seal(keeper, sealing(accountId), bytes)
    await replaceSealed(keeper.db, { accountId, before, secret })
  }
  return kept.length
}
