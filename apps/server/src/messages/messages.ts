import type { Db } from '#db/connect.ts'
import { enqueueAll, work } from '#jobs/jobs.ts'
import type { AppContext } from '#app-context.ts'
import { channelsOf, isOutboxOpen } from './channels.ts'
import { deleteOldMessages, insertMessages, type NewMessage } from './message.queries.ts'
import { SendMessage, sendMessage } from './send-message.ts'

/** One statement stores so many. */
const AT_ONCE = 500
const CONTROLS = /\p{Cc}/u

/** Without line breaks and other control characters, which could start another header. */
const isOneLine = (text: string) => !CONTROLS.test(text)

/** As `queueMessages`, of one. */
export const queueMessage = (app: AppContext, db: Db, message: NewMessage): Promise<void> =>
  queueMessages(app, db, [message])

/**
 * Stores messages in the caller's transaction; a job sends each after the commit. Throws when an address or
 * a subject contains a line break.
 */
export async function queueMessages(
  app: AppContext,
  db: Db,
  messages: readonly NewMessage[],
): Promise<void> {
  for (const { sender, to, subject, replyTo = '' } of messages) {
    if (![sender, to, subject, replyTo].every(isOneLine)) {
      throw new TypeError('An address or the subject of a message has a line break in it.')
    }
  }
  for (let from = 0; from < messages.length; from += AT_ONCE) {
    const stored = await insertMessages(db, messages.slice(from, from + AT_ONCE), app.now())
    if (isOutboxOpen(app.config)) continue
    const jobs = stored.map(({ id, sendAfter }) => ({
      data: { messageId: id },
      startAfter: sendAfter ?? undefined,
    }))
    await enqueueAll(app, db, { queue: 'send-message', jobs })
  }
}

/** Starts the job that sends stored messages through the configured channels. */
export async function startSending(app: AppContext): Promise<void> {
  if (isOutboxOpen(app.config)) return
  const channels = channelsOf(app.config)
  await work(app, 'send-message', async (data) => {
    await sendMessage(app, channels, SendMessage.parse(data).messageId)
  })
}

export const forgetOldMessages = (app: AppContext, before: string) =>
  deleteOldMessages(app.db, before)

export { isOutboxOpen } from './channels.ts'
export {
  emailHtml,
  type EmailLink,
  type EmailPart,
  houseColours,
  paragraphs,
} from './email-html.ts'
export { emailLinks, type EmailLinks, stopPage, UNSUBSCRIBE_PATH } from './email-links.ts'
export type { NewMessage } from './message.queries.ts'
export { smsBudget, smsBudgetOfInvitations } from './sms-budget.ts'
export { siteBrand, siteEmail } from './site-email.ts'
