import { WRONG_CODE } from '@pavilion/contract/accounts/account-refusals.ts'
import type { Db } from '#db/connect.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall, refuseField } from '#http/refuse-call.ts'
import { linkWaiting } from '#providers/providers.ts'
import { audit } from '#security/audit.ts'
import { activate, deleteUnverified, setEmailVerified } from '../account.queries.ts'
import { emailKey } from '#access/email-key.ts'
import { admitGuess, isCode, noteWrongGuess, useOnce } from '../codes/guesses.ts'
import { takeTries } from '../codes/proof.queries.ts'

/** The first to verify the number gets the address; other unverified accounts of the address are deleted. */
export const verifyPhone = os.accounts.verifyPhone.handler(
  async ({ input: { params, body }, context }) => {
    if (params.code !== body.code) {
      throw refuseField('body.code', 'The code in the address is another one')
    }
    const { app } = context
    const { username, code, proof } = body
    const key = emailKey(username)
    await admitGuess(context, { who: username, code, proof, at: key })
    const claim = await findClaim(context, key, code)
    const verified =
      claim && (await useOnce(app, claim, (db) => open(db, context, claim.accountId)))
    if (verified === undefined) {
      await noteWrongGuess(context)
      await audit(app.db, context, { kind: 'code-refused', accountId: claim?.accountId })
      throw refuseCall('WRONG_CODE', WRONG_CODE)
    }
    return { status: 'Success' as const, message: 'Successfully Verified' }
  },
)

/**
 * The account that the code belongs to, among all that claim the address. All are compared, so that timing
 * reveals nothing.
 */
async function findClaim({ app }: CallContext, key: string, code: string) {
  const claims = await takeTries(app.db, key, app.now())
  const fits = await Promise.all(claims.map((claim) => isCode(app, claim, code)))
  return claims.find((_, at) => fits[at])
}

/** Activates the account; undefined when it was active already. */
async function open(db: Db, context: CallContext, accountId: string): Promise<true | undefined> {
  const now = context.app.now()
  const account = await activate(db, accountId, now)
  if (account === undefined) return undefined
  await deleteUnverified(db, account.emailKey)
  await audit(db, context, { accountId, kind: 'phone-verified' })
  const vouched = await linkWaiting(db, context, accountId)
  if (vouched !== undefined && emailKey(vouched) === account.emailKey) {
    await setEmailVerified(db, accountId, now)
  }
  return true
}
