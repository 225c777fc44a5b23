import type { Db } from '#db/connect.ts'
import { enqueue, work } from '#jobs/jobs.ts'
import type { World } from '#world.ts'
import { channelsOf, isOutboxOpen } from './channels.ts'
import {
  deleteMessagesOf,
  deleteOldMessages,
  insertMessage,
  type NewMessage,
} from './message.queries.ts'
import { SendMessage, sendMessage } from './send-message.ts'

const CONTROLS = /\p{Cc}/u

/** A line of text that ends where it ends: nothing in it can begin another header. */
const isOneLine = (text: string) => !CONTROLS.test(text)

/**
 * Writes a message down in the transaction that has something to tell; a job sends it after the
 * commit. Throws when an address or the subject would run over its line.
 */
export async function tell(world: World, db: Db, message: NewMessage): Promise<void> {
  const { sender, to, subject, replyTo = '' } = message
  if (![sender, to, subject, replyTo].every(isOneLine)) {
    throw new TypeError('An address or the subject of a message has a line break in it.')
  }
  const messageId = await insertMessage(db, message, world.now())
  if (messageId === undefined || isOutboxOpen(world.config)) return
  await enqueue(world, db, { queue: 'send-message', data: { messageId } })
}

/** Sends what was written down, by the channels of the settings. */
export async function startSending(world: World): Promise<void> {
  if (isOutboxOpen(world.config)) return
  const channels = channelsOf(world.config)
  await work(world, 'send-message', async (data) => {
    await sendMessage(world, channels, SendMessage.parse(data).messageId)
  })
}

/** Deletes what was told, or was still to be told, to these numbers and addresses, and what came from them. */
export const forgetMessagesOf = (db: Db, addresses: readonly string[]) =>
  deleteMessagesOf(db, addresses)

export const forgetOldMessages = (world: World, before: string) =>
  deleteOldMessages(world.db, before)

export { isOutboxOpen } from './channels.ts'
export type { NewMessage } from './message.queries.ts'
