import type { Db } from '#db/connect.ts'
import { enqueue, work } from '#jobs/jobs.ts'
import type { AppContext } from '#app-context.ts'
import { channelsOf, isOutboxOpen } from './channels.ts'
import { deleteOldMessages, insertMessage, type NewMessage } from './message.queries.ts'
import { SendMessage, sendMessage } from './send-message.ts'

const CONTROLS = /\p{Cc}/u

/** Without line breaks and other control characters, which could start another header. */
const isOneLine = (text: string) => !CONTROLS.test(text)

/**
 * Stores a message in the caller's transaction; a job sends it after the commit. Throws when an address or
 * the subject contains a line break.
 */
export async function tell(app: AppContext, db: Db, message: NewMessage): Promise<void> {
  const { sender, to, subject, replyTo = '' } = message
  if (![sender, to, subject, replyTo].every(isOneLine)) {
    throw new TypeError('An address or the subject of a message has a line break in it.')
  }
  const messageId = await insertMessage(db, message, app.now())
  if (messageId === undefined || isOutboxOpen(app.config)) return
  const startAfter = message.sendAfter
  await enqueue(app, db, { queue: 'send-message', data: { messageId }, startAfter })
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
export { type EmailBrand, emailHtml, type EmailPart, houseColours } from './email-html.ts'
export { emailLinks, type EmailLinks, stopPage, UNSUBSCRIBE_PATH } from './email-links.ts'
export type { NewMessage } from './message.queries.ts'
