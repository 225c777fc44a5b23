import type { Db } from '#db/connect.ts'

export type NewMessage = {
  readonly channel: 'sms' | 'email'
  /** An address, or the sender name of an SMS. */
  readonly sender: string
  readonly to: string
  /** Empty for an SMS. */
  readonly subject: string
  readonly text: string
  /** The same for programs that show HTML. */
  readonly html?: string
  /** Where a click in the mail program unsubscribes (RFC 8058). */
  readonly unsubscribeUrl?: string
  /** The reply address, if it is not the sender. */
  readonly replyTo?: string
  /** A repeated insert with the same key does nothing. */
  readonly retryKey?: string
  /** Not before this instant. */
  readonly sendAfter?: string | undefined
  /** Whether the recipient's address is deleted once the message is sent. */
  readonly isForgotWhenSent?: boolean
}

/** Answers those stored: a message with a key that exists already is left out. */
export const insertMessages = (db: Db, messages: readonly NewMessage[], now: string) =>
  db
    .insertInto('message')
    .values(
      messages.map((message) => ({
        channel: message.channel,
        sender: message.sender,
        recipient: message.to,
        subject: message.subject,
        body: message.text,
        html: message.html ?? null,
        unsubscribe_url: message.unsubscribeUrl ?? null,
        created_at: now,
        reply_to: message.replyTo ?? null,
        retry_key: message.retryKey ?? null,
        send_after: message.sendAfter ?? null,
        forget_when_sent: message.isForgotWhenSent ?? false,
      })),
    )
    .onConflict((conflict) => conflict.column('retry_key').doNothing())
    .returning(['id', 'send_after as sendAfter'])
    .execute()

/** An unsent message, locked so that only one process sends it. */
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
      'html',
      'unsubscribe_url as unsubscribeUrl',
    ])
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

/**
 * Deletes the text of a sent message, which may contain a code or link; some messages are deleted
 * completely.
 */
export async function markSent(db: Db, id: string, now: string): Promise<void> {
  await db.deleteFrom('message').where('id', '=', id).where('forget_when_sent', '=', true).execute()
  await db
    .updateTable('message')
    .set({ sent_at: now, body: '', html: null, unsubscribe_url: null, trouble: null })
    .where('id', '=', id)
    .execute()
}

export const noteTrouble = (db: Db, id: string, trouble: string) =>
  db.updateTable('message').set({ trouble }).where('id', '=', id).execute()

/** Deletes messages to these addresses, sent or not, and those that they wrote to a site. */
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
