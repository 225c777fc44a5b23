import { ACCOUNT_SUSPENDED } from '@pavilion/contract/accounts/account-refusals.ts'
import type { Tokens } from '@pavilion/contract/accounts/account-calls.ts'
import type { FactorNeeded } from '@pavilion/contract/accounts/second-factor.ts'
import type { Db } from '#db/connect.ts'
import type { CallContext } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { audit } from '#security/audit.ts'
import { openSession } from '#sessions/sessions.ts'
import { findSuspension } from '../console/account-console.queries.ts'
import { signTicket } from '../second-factor/factor-ticket.ts'
import { partyOf } from '../passkeys/challenge.ts'
import { findMeans } from '../second-factor/second-factor.queries.ts'

type Owner = { readonly id: string; readonly passwordHash: string }

/**
 * Opens a session for an owner who has proved who they are; where the account has a second factor, answers
 * a ticket instead, with which that is asked for.
 */
export async function beginSession(
  db: Db,
  context: CallContext,
  { id: accountId, passwordHash }: Owner,
): Promise<Tokens | FactorNeeded> {
  await refuseSuspended(db, accountId)
  const found = await findMeans(db, accountId)
  if (found.length === 0) {
    return sessionFor(db, context, { accountId, hasProvedFactor: false })
  }
  const ticket = await signTicket(context.app, { accountId, passwordHash })
  const { host } = await partyOf(context)
  const means: FactorNeeded['means'] = [
    ...(found.includes('app') ? (['app'] as const) : []),
    ...(found.includes(host) ? (['passkey'] as const) : []),
  ]
  return { status: 'SecondFactorNeeded', message: 'Prove that it is you.', ticket, means }
}

/** Refuses an owner who has proved who they are, and whom an operator keeps out. */
async function refuseSuspended(db: Db, accountId: string): Promise<void> {
  if ((await findSuspension(db, accountId)) === undefined) return
  throw refuseCall('ACCOUNT_SUSPENDED', ACCOUNT_SUSPENDED)
}

type Opening = Parameters<typeof openSession>[2]

export async function sessionFor(db: Db, context: CallContext, opening: Opening): Promise<Tokens> {
  await refuseSuspended(db, opening.accountId)
  const { sessionId, ...tokens } = await openSession(db, context, opening)
  await audit(db, context, { kind: 'signed-in', accountId: opening.accountId, sessionId })
  return { status: 'Success', message: 'Successfully logged in', ...tokens }
}
