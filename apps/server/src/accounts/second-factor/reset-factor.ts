import { emailKey } from '#access/email-key.ts'
import type { Db } from '#db/connect.ts'
import { auditCommand } from '#security/audit.ts'
import { findActiveByEmail } from '../account.queries.ts'
import { deleteFactors } from './second-factor.queries.ts'

/** For somebody who has lost phone and recovery codes. Answers whether there was a second factor. */
export async function resetFactor(db: Db, email: string, now: string): Promise<boolean> {
  const account = await findActiveByEmail(db, emailKey(email))
  if (account === undefined || !(await deleteFactors(db, account.id))) return false
  await auditCommand(db, { kind: 'second-factor-reset', subjectId: account.id }, now)
  return true
}
