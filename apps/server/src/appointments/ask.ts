import type { AppContext } from '#app-context.ts'
import type { Db } from '#db/connect.ts'
import { tell } from '#messages/messages.ts'
import { newToken, tokenHash } from '#security/opaque-token.ts'
import { siteOf } from '#sites/sites.ts'
import { findShown, type OwnRow } from './own.queries.ts'

/** No address of its own: the site that answers where no other does. */
const ANY_HOST = ''

export const roleNames = {
  umpire: 'umpire',
  'match-referee': 'match referee',
  scorer: 'scorer',
} as const

export const whenOf = (instant: string | null, timeZone: string): string =>
  instant === null
    ? 'a day that is not set yet'
    : new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone }).format(
        new Date(instant),
      )

export const matchText = ({ home, away, startsAt, ground, timeZone }: OwnRow): string =>
  [`${home} v ${away}`, whenOf(startsAt, timeZone), ground].filter(Boolean).join(', ')

/** A token for the email; its hash is kept. */
export function aLink(): { readonly token: string; readonly hash: Buffer } {
  const token = newToken()
  return { token, hash: tokenHash(token) }
}

type Email = { readonly to: string; readonly subject: string; readonly text: string }

export async function email(app: AppContext, db: Db, { to, subject, text }: Email): Promise<void> {
  const { name, noReply } = await siteOf(app, ANY_HOST)
  await tell(app, db, {
    channel: 'email',
    sender: noReply,
    to,
    isForgotWhenSent: true,
    subject: `${name}: ${subject}`,
    text,
  })
}

type Asking = {
  readonly id: string
  readonly to: string
  readonly linkOrigin: string
  readonly token: string
}

/** Emails an official the link to answer with. */
export async function askOfficial(
  app: AppContext,
  db: Db,
  { id, to, linkOrigin, token }: Asking,
): Promise<void> {
  const shown = await findShown(db, id)
  const { tournament, timeZone, answerBy, role, name } = shown
  const text = [
    `Hello ${name},`,
    `${tournament.name} asks you to be ${roleNames[role]}: ${matchText(shown)}.`,
    `Accept or decline by ${whenOf(answerBy, timeZone)}:`,
    `${linkOrigin}/appointment#token=${token}`,
    'The link is yours alone and is good for one answer. No account is needed.',
  ].join('\n\n')
  await email(app, db, { to, subject: `Can you be ${roleNames[role]}?`, text: `${text}\n` })
}
