import type { Handling } from '#events/listener.ts'
import { type EmailLink, queueMessages, siteEmail } from '#messages/messages.ts'
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
  /** Paragraphs with an empty line between them. */
  readonly text: string
  /** Those in the text that are a paragraph of their own. */
  readonly links?: readonly EmailLink[]
}

/** Emails everybody once, but whoever did it. */
export async function emailPeople(
  { app, db }: Pick<Handling, 'app' | 'db'>,
  { to, by, ...email }: PeopleEmail,
): Promise<void> {
  const site = await siteOf(app, ANY_HOST)
  const others = to.flatMap((one) =>
    one === null || (by !== null && one.accountId === by) ? [] : [one.email],
  )
  await queueMessages(
    app,
    db,
    [...new Set(others)].map((address) => ({
      ...siteEmail(site, { ...email, to: address }),
      isForgotWhenSent: true,
    })),
  )
}
