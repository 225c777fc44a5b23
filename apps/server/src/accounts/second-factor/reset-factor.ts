import { emailKey } from '#access/email-key.ts'
import type { Db } from '#db/connect.ts'
import { findActiveByEmail } from '../account.queries.ts'
import { deleteFactor } from './second-factor.queries.ts'

/** For somebody who has lost phone and recovery codes. Answers whether there was a second factor. */
export async function resetFactor(db: Db, email: string): Promise<boolean> {
  const account = await findActiveByEmail(db, emailKey(email))
  return account !== undefined && deleteFactor(db, account.id)
}
