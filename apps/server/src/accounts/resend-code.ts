import { NOTHING_TO_CONFIRM } from '@pavilion/contract/account-refusals.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { ownAccount } from './own-account.ts'
import { sendOwnCode, spendOwnCode } from './own-codes.ts'
import { findCodeTarget } from './proof.queries.ts'
import { inTheSameTime } from './same-time.ts'

/** To where the last one went, as long as that one is good: whoever asked for it has shown the password. */
export const resendCode = os.ownAccount.resendCode.handler(({ input: { subject }, context }) =>
  inTheSameTime(async () => {
    const { accountId } = await ownAccount(context, 'edit-own-account')
    const { world } = context
    const about = { accountId, purpose: subject } as const
    const last = await findCodeTarget(world.db, about, world.now())
    if (!last?.target) throw refuseCall('NOTHING_TO_CONFIRM', NOTHING_TO_CONFIRM)
    const sending = { ...about, target: last.target }
    await spendOwnCode(context, sending)
    await world.db.transaction().execute((db) => sendOwnCode(db, context, sending))
    return { status: 'Success' as const, message: 'OTP sent successfully' }
  }),
)
