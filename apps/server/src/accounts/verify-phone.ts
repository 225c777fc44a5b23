import { WRONG_CODE } from '@pavilion/contract/account-refusals.ts'
import { brokeUnique } from '#db/broke-rule.ts'
import type { Db } from '#db/connect.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall, refuseField } from '#http/refuse-call.ts'
import { linkWaiting } from '#providers/providers.ts'
import { audit } from '#security/audit.ts'
import { noteFailures, refuseUsedUp, spendTries } from '#security/limits.ts'
import { activate, deleteUnverified, setEmailVerified } from './account.queries.ts'
import { isCode } from './codes.ts'
import { emailKey } from './email-key.ts'
import { askForProof } from './proof-of-work.ts'
import { takeTries, useCode } from './proof.queries.ts'
import { wrongCodesOf, wrongCodesOfAll } from './wrong-codes.ts'

type Claim = { readonly accountId: string; readonly hash: Buffer }

/** Whoever proves the number first has the address: others who claimed it, and their codes, are gone. */
export const verifyPhone = os.account.verifyPhone.handler(
  async ({ input: { params, body }, context }) => {
    if (params.code !== body.code) {
      throw refuseField('body.code', 'The code in the address is another one')
    }
    const { world, caller } = context
    const key = emailKey(body.username)
    const failures = wrongCodesOf(caller.address)
    await refuseUsedUp(context, failures)
    await askForProof(context, body)
    await spendTries(context, [['verify-by-account', key]])
    const claim = await findClaim(context, key, body.code)
    if (claim === undefined || !(await isVerified(context, claim))) {
      await noteFailures(context, [...failures, ...wrongCodesOfAll])
      await audit(world.db, context, { kind: 'code-refused', accountId: claim?.accountId })
      throw refuseCall('WRONG_CODE', WRONG_CODE)
    }
    return { status: 'Success' as const, message: 'Successfully Verified' }
  },
)

async function findClaim(
  { world }: CallContext,
  key: string,
  code: string,
): Promise<Claim | undefined> {
  let found: Claim | undefined
  for (const claim of await takeTries(world.db, key, world.now())) {
    if (await isCode(world, claim, code)) found = claim
  }
  return found
}

async function isVerified(context: CallContext, claim: Claim): Promise<boolean> {
  try {
    return await context.world.db.transaction().execute((db) => verify(db, context, claim))
  } catch (error) {
    const wasFirst = ['account_one_email', 'account_one_phone'].some((rule) =>
      brokeUnique(error, rule),
    )
    if (wasFirst) return false
    throw error
  }
}

async function verify(db: Db, context: CallContext, { accountId, hash }: Claim): Promise<boolean> {
  const now = context.world.now()
  if ((await useCode(db, { accountId, purpose: 'verify-phone', hash, now })) === undefined)
    return false
  const account = await activate(db, accountId, now)
  if (account === undefined) return false
  await deleteUnverified(db, account.emailKey)
  await audit(db, context, { accountId, kind: 'phone-verified' })
  const vouched = await linkWaiting(db, context, accountId)
  if (vouched !== undefined && emailKey(vouched) === account.emailKey) {
    await setEmailVerified(db, accountId, now)
  }
  return true
}
