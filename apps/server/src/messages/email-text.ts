export type Email = {
  readonly sender: string
  readonly to: string
  /** The reply address; null means the sender. */
  readonly replyTo: string | null
  readonly subject: string
  readonly text: string
  readonly html: string | null
  /** Where a click in the mail program unsubscribes (RFC 8058). */
  readonly unsubscribeUrl: string | null
}

/** Sends one message, or throws an error whose message is safe to store. */
export type Channel = (mail: Email) => Promise<void>
