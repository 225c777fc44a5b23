import { emailKey } from './email-key.ts'
import type { Db } from '#db/connect.ts'
import { auditCommand } from '#security/audit.ts'
import { grantOperator, revokeOperator } from './roles.queries.ts'

/**
 * Makes the verified account with this email address an operator. Answers whether there is such an
 * account.
 */
export async function appointOperator(db: Db, email: string, now: string): Promise<boolean> {
  const subjectId = await grantOperator(db, emailKey(email), now)
  if (subjectId === undefined) return false
  await auditCommand(db, { kind: 'operator-appointed', subjectId }, now)
  return true
}

/** Takes the role back, in open sessions too. Answers whether somebody had it under this address. */
export async function dismissOperator(db: Db, email: string, now: string): Promise<boolean> {
  const subjectId = await revokeOperator(db, emailKey(email))
  if (subjectId === undefined) return false
  await auditCommand(db, { kind: 'operator-dismissed', subjectId }, now)
  return true
}

export { countOperators } from './roles.queries.ts'
