import { WRONG_PASSWORD } from '@pavilion/contract/accounts/account-refusals.ts'
import type { SecurityEventKind } from '@pavilion/contract/accounts/security-events.ts'
import type { CallContext } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { audit } from '#security/audit.ts'
import { spendTries } from '#security/limits.ts'
import { findPasswordHash } from '../account.queries.ts'
import { fitPassword } from './passwords.ts'
import { limits } from '../limits.ts'

type Asked = {
  readonly accountId: string
  readonly password: string
  /** The security event that is recorded when the password is wrong. */
  readonly otherwise: SecurityEventKind
}

/**
 * Refuses unless the password is the account's; answers its hash. Asked before irreversible changes, for
 * which an open session is not enough.
 */
export async function provePassword(
  context: CallContext,
  { accountId, password, otherwise }: Asked,
): Promise<string> {
  const { app } = context
  await spendTries(context, [[limits.passwordByAccount, accountId]])
  const known = await findPasswordHash(app.db, accountId)
  const [isOwner] = await fitPassword(context, password, [known?.passwordHash])
  if (isOwner && known !== undefined) return known.passwordHash
  await audit(app.db, context, { kind: otherwise, accountId })
  throw refuseCall('WRONG_PASSWORD', WRONG_PASSWORD)
}
