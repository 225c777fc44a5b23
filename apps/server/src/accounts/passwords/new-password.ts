import type { Stored } from '#db/stored.ts'
import type { Db } from '#db/connect.ts'
import type { CallContext } from '#http/implement.ts'
import { queueMessage } from '#messages/messages.ts'
import { audit } from '#security/audit.ts'
import { endSessions } from '#sessions/sessions.ts'
import { siteOf } from '#sites/sites.ts'
import { setPassword } from '../account.queries.ts'
import { passwordChangedEmail } from '../emails.ts'
import { deleteResets } from '../codes/proof.queries.ts'

type SessionEnd = Stored<'session', 'ended_by'>

const events = {
  'password-change': 'password-changed',
  'password-reset': 'password-reset',
} as const satisfies Partial<Record<SessionEnd, string>>

type Change = {
  readonly account: { readonly id: string; readonly email: string }
  readonly passwordHash: string
  readonly by: keyof typeof events
}

/** Sets the password and revokes what the old one had opened: all sessions and all reset links. */
export async function setNewPassword(
  db: Db,
  context: CallContext,
  { account, passwordHash, by }: Change,
): Promise<void> {
  const { app, host } = context
  await setPassword(db, account.id, passwordHash)
  await deleteResets(db, account.id)
  await endSessions(db, { accountId: account.id }, { by, now: app.now() })
  await audit(db, context, { kind: events[by], accountId: account.id })
  await queueMessage(app, db, passwordChangedEmail(await siteOf(app, host), account.email))
}
