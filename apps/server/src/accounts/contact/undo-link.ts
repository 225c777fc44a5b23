import type { Db } from '#db/connect.ts'
import type { CallContext } from '#http/implement.ts'
import { after } from '#security/instants.ts'
import { newToken, tokenHash } from '#security/opaque-token.ts'
import { findFirstUndo, insertUndo, type Undo } from './contact.queries.ts'
import { linkOrigin } from '#sites/sites.ts'

const UNDO_SECONDS = 7 * 86_400

/**
 * A link that restores address and number for seven days. Its code goes to the number from before the
 * oldest change that can still be undone, so that a thief who changes the number first does not receive it.
 */
export async function undoLink(db: Db, context: CallContext, before: Undo): Promise<string> {
  const now = context.app.now()
  const token = newToken()
  const first = await findFirstUndo(db, before.accountId, now)
  const phone = first?.phone ?? before.phone
  const expiresAt = after(now, UNDO_SECONDS)
  await insertUndo(db, { ...before, phone, hash: tokenHash(token), expiresAt })
  // After the #, so that the token appears in no log and no Referer header.
  return `${await linkOrigin(context)}/undo-email-change#token=${token}`
}
