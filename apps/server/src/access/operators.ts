import { emailKey } from './email-key.ts'
import type { Db } from '#db/connect.ts'
import { auditCommand } from '#security/audit.ts'
import { grantOperator } from './roles.queries.ts'

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

export { countOperators } from './roles.queries.ts'
