import { type KeyContext } from '#security/keys.ts'
import { seal, unseal } from '#security/sealed.ts'
import { sealing } from './prove-factor.ts'
import { findSealed, replaceSealed } from './second-factor.queries.ts'

/** Encrypts every secret with the master key that is used now. Answers how many there are. */
export async function sealFactorsAnew(context: KeyContext): Promise<number> {
  const kept = await findSealed(context.db)
  for (const { accountId, secret: before } of kept) {
    const bytes = await unseal(context, sealing(accountId), before)
    const secret = await seal(context, sealing(accountId), bytes)
    await replaceSealed(context.db, { accountId, before, secret })
  }
  return kept.length
}
