import { SIGN_IN_EXPIRED } from '@pavilion/contract/providers/provider-refusals.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { spendTries } from '#security/limits.ts'
import { lockActive } from '../account.queries.ts'
import { limits } from '../limits.ts'
import { sessionFor } from '../sign-in/begin-session.ts'
import { nameDevice } from '../sign-in/known-device.ts'
import { passwordMark, readTicket } from './factor-ticket.ts'
import { proveFactor } from './prove-factor.ts'

/** The second step of a login. Refused as well when the password was changed since the first. */
export const enterWithFactor = os.accounts.enterWithFactor.handler(async ({ input, context }) => {
  const { app, caller } = context
  caller.setHeader('cache-control', 'no-store')
  await spendTries(context, [[limits.loginByAddress, caller.address]])
  const ticket = await readTicket(app, input.ticket)
  if (ticket === undefined) throw refuseCall('SIGN_IN_EXPIRED', SIGN_IN_EXPIRED)
  const { accountId, mark } = ticket
  await proveFactor(context, { ...input, accountId })
  return app.db.transaction().execute(async (db) => {
    const account = await lockActive(db, accountId)
    if (account === undefined || passwordMark(account.passwordHash) !== mark) {
      throw refuseCall('SIGN_IN_EXPIRED', SIGN_IN_EXPIRED)
    }
    const tokens = await sessionFor(db, context, { accountId, hasProvedFactor: true })
    return { ...tokens, device: await nameDevice(app, account.emailKey) }
  })
})
