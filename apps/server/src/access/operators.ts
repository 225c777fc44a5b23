import { emailKey } from './email-key.ts'
import type { Db } from '#db/connect.ts'
import { grantOperator } from './roles.queries.ts'

/**
 * Makes the verified account with this e-mail address an operator. Answers whether there is such an
 * account.
 */
export const appointOperator = async (db: Db, email: string, now: string): Promise<boolean> =>
  (await grantOperator(db, emailKey(email), now)) !== undefined

export { countOperators } from './roles.queries.ts'
