import type { Db } from '#db/connect.ts'

export type NewMessage = {
  readonly channel: 'sms' | 'email'
  /** An address, or the name that an SMS comes from. */
  readonly sender: string
  readonly to: string
  /** Empty for an SMS. */
  readonly subject: string
  readonly text: string
}

export async function insertMessage(db: Db, message: NewMessage, now: string): Promise<string> {
  const { id } = await db
    .insertInto('message')
    .values({
      channel: message.channel,
      sender: message.sender,
      recipient: message.to,
      subject: message.subject,
      body: message.text,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A message that is still to be sent, locked: of two that would send it, one does. */
export const lockUnsent = (db: Db, id: string) =>
  db
    .selectFrom('message')
    .select(['channel', 'sender', 'recipient as to', 'subject', 'body as text'])
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

/** A sent message's text is not kept: it may hold a code or a link. */
export const markSent = (db: Db, id: string, now: string) =>
  db
    .updateTable('message')
    .set({ sent_at: now, body: '', trouble: null })
    .where('id', '=', id)
    .execute()

export const noteTrouble = (db: Db, id: string, trouble: string) =>
  db.updateTable('message').set({ trouble }).where('id', '=', id).execute()

export const deleteOldMessages = (db: Db, before: string) =>
  db.deleteFrom('message').where('created_at', '<', before).execute()
