import { type CallContext, os } from '#http/implement.ts'
import { smsBudget } from '#messages/messages.ts'
import { forgiveTries, hasTriesLeft, spendTries } from '#security/limits.ts'
import { findActiveByEmail, findActiveByPhone, findUnverified } from '../account.queries.ts'
import { sendCode } from '../codes/codes.ts'
import { admitSms, codesByNetwork } from '../codes/sms-budget.ts'
import { emailKey } from '#access/email-key.ts'
import { inTheSameTime } from '../constant-time.ts'
import { limits } from '../limits.ts'

/** Once a minute and a few times an hour, counted whether or not there is an account. */
export const resendVerification = os.accounts.resendVerification.handler(({ input, context }) =>
  inTheSameTime(async () => {
    const key = emailKey(input.username)
    await admitSms(context, { who: input.username, proof: input.proof })
    await spendTries(context, [
      ...codesByNetwork(context),
      [limits.codeByMinute, key],
      [limits.codeByHour, key],
      [limits.codeByDay, key],
    ])
    await forgiveTries(context.app, [[limits.verifyByAccount, key]])
    await sendAgain(context, key)
    return { status: 'Success' as const, message: 'OTP sent successfully' }
  }),
)

async function sendAgain(context: CallContext, key: string): Promise<void> {
  const { app } = context
  const account = await findUnverified(app.db, key)
  if (account === undefined) return
  const isTaken =
    (await findActiveByEmail(app.db, key)) ?? (await findActiveByPhone(app.db, account.phone))
  if (isTaken !== undefined) return
  const { phone } = account
  const mayBeSent = await hasTriesLeft(context, [
    [limits.codeByHour, phone],
    [limits.codeByDay, phone],
    ...smsBudget(app, phone),
  ])
  if (mayBeSent) await app.db.transaction().execute((db) => sendCode(db, context, account))
}
