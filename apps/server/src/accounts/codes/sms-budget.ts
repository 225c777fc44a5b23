import { PROOF_NEEDED } from '@pavilion/contract/accounts/account-refusals.ts'
import type { Proof } from '@pavilion/contract/accounts/proof-of-work.ts'
import { SMS } from '@pavilion/contract/accounts/proof-text.ts'
import type { CallContext } from '#http/implement.ts'
import { callingCodeOf } from '#access/phone.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { noteFailures, type Try, waitsFor } from '#security/limits.ts'
import { limits } from '../limits.ts'
import { isSolved } from './proof-of-work.ts'

const HALF = 2

/** Counts a text message against the networks that asked for it, from narrow to wide. */
export const codesByNetwork = ({ caller }: CallContext): readonly Try[] => [
  [limits.codeByAddress, caller.address],
  [limits.codeByAddress56, caller.address],
  [limits.codeByAddress48, caller.address],
]

type Asked = {
  /** The address that the account is named by. */
  readonly who: string
  /** E.164; undefined where the caller does not say it. */
  readonly phone?: string
  readonly proof?: Proof | undefined
}

/**
 * Once a network has asked for some text messages, or half of the budget is spent, each of them costs a
 * proof of work. It is demanded before anything is looked up, so it tells nothing of who has an account.
 */
export async function admitSms(context: CallContext, { who, phone, proof }: Asked): Promise<void> {
  const { app, caller } = context
  const { all, country } = app.config.protection.smsPerHour
  const free: readonly Try[] = [
    [limits.freeSmsByAddress, caller.address],
    [limits.freeSmsByAddress56, caller.address],
    [limits.freeSmsByAddress48, caller.address],
    [{ ...limits.freeSmsByAll, most: all / HALF }, 'all'],
    ...(phone === undefined
      ? []
      : [[{ ...limits.freeSmsByCountry, most: country / HALF }, callingCodeOf(phone)] as const]),
  ]
  const waits = await waitsFor(app, free)
  if (waits.length > 0 && !(await isSolved(app, { who, code: SMS, proof }))) {
    throw refuseCall('PROOF_NEEDED', PROOF_NEEDED)
  }
  await noteFailures(context, free)
}
