import { TOO_MANY_ORGANISATIONS } from '@pavilion/contract/organisations/organisation-refusals.ts'
import { lockRoles } from '#access/membership.queries.ts'
import type { Db } from '#db/connect.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { countOwned, lockOwner } from './own-organisation.queries.ts'

const MOST_OWNED = 50

/** Whether an account owns as many organisations as one can; nothing is added before the transaction ends. */
export async function ownsEnough(db: Db, accountId: string): Promise<boolean> {
  await lockOwner(db, accountId)
  return (await countOwned(db, accountId)) >= MOST_OWNED
}

/** Refuses to make an owner of who owns as many others as one account can. */
export async function refuseOwner(
  db: Db,
  organisationId: string,
  accountId: string,
): Promise<void> {
  const held = await lockRoles(db, organisationId, accountId)
  if (held.includes('owner') || !(await ownsEnough(db, accountId))) return
  throw refuseCall('TOO_MANY_ORGANISATIONS', TOO_MANY_ORGANISATIONS)
}
