import { NOTHING_TO_CONFIRM } from '@pavilion/contract/accounts/account-refusals.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { ownAccount } from '../own-account.ts'
import { sendOwnCode } from './own-codes.ts'
import { findCodeTarget } from './proof.queries.ts'
import { inTheSameTime } from '../constant-time.ts'

/**
 * Sends a new code to where the last one went, as long as that one is valid: requesting that one took the
 * password.
 */
export const resendCode = os.accounts.resendCode.handler(({ input: { subject }, context }) =>
  inTheSameTime(async () => {
    const { accountId } = await ownAccount(context, 'edit-own-account')
    const { app } = context
    const about = { accountId, purpose: subject } as const
    const last = await findCodeTarget(app.db, about, app.now())
    if (!last?.target) throw refuseCall('NOTHING_TO_CONFIRM', NOTHING_TO_CONFIRM)
    await sendOwnCode(context, { ...about, target: last.target })
    return { status: 'Success' as const, message: 'OTP sent successfully' }
  }),
)
