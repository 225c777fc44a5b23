import { WRONG_PASSKEY } from '@pavilion/contract/accounts/account-refusals.ts'
import { SIGN_IN_EXPIRED } from '@pavilion/contract/providers/provider-refusals.ts'
import { success } from '#http/answer.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { audit } from '#security/audit.ts'
import { spendTries } from '#security/limits.ts'
import { lockActive } from '../account.queries.ts'
import { limits } from '../limits.ts'
import { readTicket } from '../second-factor/factor-ticket.ts'
import { sessionFor } from '../sign-in/begin-session.ts'
import { nameDevice } from '../sign-in/known-device.ts'
import { newChallenge } from './challenge.ts'
import { ownChallenge } from './own-passkeys.ts'
import { requestOptions, verifyAnswer } from './verify-passkey.ts'

const spendLogin = (context: CallContext) => {
  context.caller.setHeader('cache-control', 'no-store')
  return spendTries(context, [[limits.loginByAddress, context.caller.address]])
}

export const beginPasskeyLogin = os.accounts.beginPasskeyLogin.handler(async ({ context }) => {
  await spendLogin(context)
  const challenge = await newChallenge(context, { purpose: 'log-in', accountId: null })
  return success('Answer with a passkey', { options: await requestOptions(challenge) })
})

/** Having the device and being recognised by it are two factors. */
export const loginWithPasskey = os.accounts.loginWithPasskey.handler(
  async ({ input: { passkey: answer }, context }) => {
    await spendLogin(context)
    const { app } = context
    const accountId = await verifyAnswer(context, { purpose: 'log-in', accountId: null, answer })
    if (accountId === undefined) {
      await audit(app.db, context, { kind: 'passkey-refused' })
      throw refuseCall('WRONG_PASSKEY', WRONG_PASSKEY)
    }
    return app.db.transaction().execute(async (db) => {
      const account = await lockActive(db, accountId)
      if (account === undefined) throw refuseCall('WRONG_PASSKEY', WRONG_PASSKEY)
      const tokens = await sessionFor(db, context, { accountId, hasProvedFactor: true })
      return { ...tokens, device: await nameDevice(app, account.emailKey) }
    })
  },
)

/** For the second step of a login that began with a password. */
export const beginFactorPasskey = os.accounts.beginFactorPasskey.handler(
  async ({ input, context }) => {
    await spendLogin(context)
    const ticket = await readTicket(context.app, input.ticket)
    if (ticket === undefined) throw refuseCall('SIGN_IN_EXPIRED', SIGN_IN_EXPIRED)
    return success('Answer with a passkey', {
      options: await ownChallenge(context, ticket.accountId),
    })
  },
)
