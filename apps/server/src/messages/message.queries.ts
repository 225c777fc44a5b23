import type { Db } from '#db/connect.ts'

export type NewMessage = {
  readonly channel: 'sms' | 'email'
  /** An address, or the name that an SMS comes from. */
  readonly sender: string
  readonly to: string
  /** Empty for an SMS. */
  readonly subject: string
  readonly text: string
  /** Where an answer goes, if not to the sender. */
  readonly replyTo?: string
  /** Told once more with the same key, it is not written down once more. */
  readonly retryKey?: string
  /** Nothing is to remember whom it went to. */
  readonly isForgotWhenSent?: boolean
}

/** Undefined when it was written down before, by its key. */
export async function insertMessage(
  db: Db,
  message: NewMessage,
  now: string,
): Promise<string | undefined> {
  const inserted = await db
    .insertInto('message')
    .values({
      channel: message.channel,
      sender: message.sender,
      recipient: message.to,
      subject: message.subject,
      body: message.text,
      created_at: now,
      reply_to: message.replyTo ?? null,
      retry_key: message.retryKey ?? null,
      forget_when_sent: message.isForgotWhenSent ?? false,
    })
    .onConflict((conflict) => conflict.column('retry_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

/** A message that is still to be sent, locked: of two that would send it, one does. */
export const lockUnsent = (db: Db, id: string) =>
  db
    .selectFrom('message')
    .select([
      'channel',
      'sender',
      'recipient as to',
      'reply_to as replyTo',
      'subject',
      'body as text',
    ])
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

/** A sent message's text is not kept: it may hold a code or a link. Some are not kept at all. */
export async function markSent(db: Db, id: string, now: string): Promise<void> {
  await db.deleteFrom('message').where('id', '=', id).where('forget_when_sent', '=', true).execute()
  await db
    .updateTable('message')
    .set({ sent_at: now, body: '', trouble: null })
    .where('id', '=', id)
    .execute()
}

export const noteTrouble = (db: Db, id: string, trouble: string) =>
  db.updateTable('message').set({ trouble }).where('id', '=', id).execute()

/** What went, or was to go, to somebody who is to be forgotten, and what they wrote to a site. */
export const deleteMessagesOf = (db: Db, addresses: readonly string[]) =>
  db
    .deleteFrom('message')
    .where((is) =>
      is.or([
        is('recipient', 'in', [...addresses]),
        is(
          is.fn<string>('lower', ['reply_to']),
          'in',
          addresses.map((address) => address.toLowerCase()),
        ),
      ]),
    )
    .execute()

export const deleteOldMessages = (db: Db, before: string) =>
  db.deleteFrom('message').where('created_at', '<', before).execute()
