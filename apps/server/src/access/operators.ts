import { emailKey } from '#accounts/email-key.ts'
import type { Db } from '#db/connect.ts'
import { grantOperator } from './roles.queries.ts'

/** Lets the verified account with an address look after the installation. Answers whether there is one. */
export const appointOperator = async (db: Db, email: string, now: string): Promise<boolean> =>
  (await grantOperator(db, emailKey(email), now)) !== undefined
