import { emailKey } from '#access/email-key.ts'
import type { AppContext } from '#app-context.ts'
import type { Db } from '#db/connect.ts'
import { emailLinks, type NewMessage, queueMessages } from '#messages/messages.ts'
import { hasTriesLeft } from '#security/limits.ts'
import { clubLetter } from '../club-letter.ts'
import { limits } from '../limits.ts'
import { type Contact, findLetterhead } from './contact.queries.ts'

type Emails = {
  readonly organisationId: string
  readonly contacts: readonly Contact[]
  readonly subject: string
  readonly text: string
  readonly mustBeSeen: boolean
  readonly linkOrigin: string
}

const WHERE_TO_SAY_SO = 'Say that you have seen it: log in and open My cricket, Messages.'

/**
 * Emails a message to those who have no account, and what must be seen to everybody: others get a notice, and an email
 * if they want one. Each address gets it once.
 */
export async function emailMessage(app: AppContext, db: Db, emails: Emails): Promise<void> {
  const { organisationId, contacts, subject, text, mustBeSeen, linkOrigin } = emails
  const head = await findLetterhead(db, organisationId)
  const letters: NewMessage[] = []
  for (const [key, { to, isMember, recipientId }] of recipientsOf(contacts, mustBeSeen)) {
    const mayWrite =
      isMember ||
      (await hasTriesLeft({ app }, [
        [limits.messageByAddress, key],
        [limits.messageEmailByClub, organisationId],
      ]))
    if (!mayWrite) continue
    letters.push({
      channel: 'email',
      sender: head.sender,
      to,
      isForgotWhenSent: true,
      ...clubLetter(head, {
        subject,
        text: isMember ? `${text}\n\n${WHERE_TO_SAY_SO}` : text,
        links: await emailLinks(app, { recipientId, linkOrigin }),
        hasAccount: isMember,
      }),
    })
  }
  await queueMessages(app, db, letters)
}

type Recipient = {
  readonly to: string
  readonly isMember: boolean
  readonly recipientId: string
}

/** By address. Whoever has an account is among the club's people by their own doing: only strangers have a limit. */
function recipientsOf(
  contacts: readonly Contact[],
  mustBeSeen: boolean,
): ReadonlyMap<string, Recipient> {
  const recipients = new Map<string, Recipient>()
  for (const { accountId, playerId, email } of contacts) {
    const recipientId = accountId ?? playerId
    const isMember = accountId !== null
    if (email === null || recipientId === null || (isMember && !mustBeSeen)) continue
    const key = emailKey(email)
    if (isMember || !recipients.has(key)) recipients.set(key, { to: email, isMember, recipientId })
  }
  return recipients
}
