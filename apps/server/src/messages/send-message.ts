import { z } from 'zod'
import { messageOf } from '#cannot-start.ts'
import type { AppContext } from '#app-context.ts'
import type { Channels } from './channels.ts'
import { lockUnsent, markSent, noteTrouble } from './message.queries.ts'

export const SendMessage = z.object({ messageId: z.uuid() })

/** Sends one stored message, unless it was sent already. Throws to be retried. */
export async function sendMessage(
  app: AppContext,
  channels: Channels,
  messageId: string,
): Promise<void> {
  try {
    await app.db.transaction().execute(async (db) => {
      const message = await lockUnsent(db, messageId)
      if (message === undefined) return
      const channel = channels[message.channel]
      if (channel === undefined) throw new Error(`No channel for ${message.channel} is configured.`)
      await channel(message)
      await markSent(db, messageId, app.now())
    })
  } catch (error) {
    await noteTrouble(app.db, messageId, messageOf(error))
    throw error
  }
}
