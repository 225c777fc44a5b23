import { emailKey } from '#access/email-key.ts'
import type { AppContext } from '#app-context.ts'
import type { Db } from '#db/connect.ts'
import { tell } from '#messages/messages.ts'
import { hasTriesLeft } from '#security/limits.ts'
import { limits } from '../limits.ts'
import { type Contact, findLetterhead } from './contact.queries.ts'

type Emails = {
  readonly organisationId: string
  readonly contacts: readonly Contact[]
  readonly subject: string
  readonly text: string
}

/** Emails a message to those who have no account; everybody else gets a notice. Each address gets it once. */
export async function emailMessage(app: AppContext, db: Db, emails: Emails): Promise<void> {
  const { organisationId, contacts, subject, text } = emails
  const strangers = contacts.flatMap(({ accountId, email }) =>
    accountId === null && email !== null ? [[emailKey(email), email] as const] : [],
  )
  const { club, siteName, sender } = await findLetterhead(db, organisationId)
  for (const [key, to] of new Map(strangers)) {
    const mayWrite = await hasTriesLeft({ app }, [
      [limits.messageByAddress, key],
      [limits.messageEmailByClub, organisationId],
    ])
    if (!mayWrite) continue
    await tell(app, db, {
      channel: 'email',
      sender,
      to,
      isForgotWhenSent: true,
      subject: `${club}: ${subject}`,
      text: `${text}\n\n${club}, on ${siteName}\n`,
    })
  }
}
