import type { Handling } from '#events/listener.ts'
import { queueMessages } from '#messages/messages.ts'
import { siteOf } from '#sites/sites.ts'

/** No address of its own: the site that answers where no other does. */
const ANY_HOST = ''

/** Somebody with an address, with or without an account. */
export type Recipient = { readonly accountId: string | null; readonly email: string }

export type PeopleEmail = {
  readonly to: readonly (Recipient | null)[]
  /** Who did it, and is not told of it. */
  readonly by: string | null
  readonly subject: string
  readonly text: string
}

/** Emails everybody once, but whoever did it. */
export async function emailPeople(
  { app, db }: Pick<Handling, 'app' | 'db'>,
  { to, by, subject, text }: PeopleEmail,
): Promise<void> {
  const { name, noReply } = await siteOf(app, ANY_HOST)
  const others = to.flatMap((one) =>
    one === null || (by !== null && one.accountId === by) ? [] : [one.email],
  )
  await queueMessages(
    app,
    db,
    [...new Set(others)].map((address) => ({
      channel: 'email',
      sender: noReply,
      to: address,
      isForgotWhenSent: true,
      subject: `${name}: ${subject}`,
      text: `${text}\n`,
    })),
  )
}
