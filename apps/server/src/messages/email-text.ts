export type Email = {
  readonly sender: string
  readonly to: string
  /** The reply address; null means the sender. */
  readonly replyTo: string | null
  readonly subject: string
  readonly text: string
}

/** Sends one message, or throws an error whose message is safe to store. */
export type Channel = (mail: Email) => Promise<void>
