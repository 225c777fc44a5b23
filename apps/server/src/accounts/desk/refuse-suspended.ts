import { ACCOUNT_SUSPENDED } from '@pavilion/contract/accounts/account-refusals.ts'
import type { Db } from '#db/connect.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { findSuspension } from './desk.queries.ts'

/** Refuses an owner who has proved who they are, and whom an operator keeps out. */
export async function refuseSuspended(db: Db, accountId: string): Promise<void> {
  if ((await findSuspension(db, accountId)) === undefined) return
  throw refuseCall('ACCOUNT_SUSPENDED', ACCOUNT_SUSPENDED)
}
