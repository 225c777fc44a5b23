import type { AppContext } from '#app-context.ts'
import type { Db } from '#db/connect.ts'
import { newToken, tokenHash } from '#security/opaque-token.ts'
import { emailPeople } from '#tournaments/tournaments.ts'
import { findShown, type OwnRow } from './own.queries.ts'

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

/** Officials are reached by the address on their panel. */
export const withoutAccount = (email: string) => ({ accountId: null, email })

export type Asking = {
  readonly id: string
  readonly linkOrigin: string
  readonly token: string
}

/** Emails an official the links to answer with, one for each match, all in one email. */
export async function askOfficial(
  app: AppContext,
  db: Db,
  { to, asked }: { readonly to: string; readonly asked: readonly Asking[] },
): Promise<void> {
  const all = []
  for (const one of asked) all.push({ ...one, shown: await findShown(db, one.id) })
  const [first] = all
  if (first === undefined) return
  const { tournament, name, role } = first.shown
  const urls = all.map(({ linkOrigin, token }) => `${linkOrigin}/appointment#token=${token}`)
  const parts = all.map(({ shown }, at) =>
    [
      `${tournament.name} asks you to be ${roleNames[shown.role]}: ${matchText(shown)}.`,
      `Accept or decline by ${whenOf(shown.answerBy, shown.timeZone)}:`,
      urls[at] ?? '',
    ].join('\n\n'),
  )
  const ofLinks =
    all.length === 1
      ? 'The link is yours alone and is good for one answer.'
      : 'The links are yours alone, and each is good for one answer.'
  const text = [`Hello ${name},`, ...parts, `${ofLinks} No account is needed.`].join('\n\n')
  const links = urls.map((url) => ({ label: 'Accept or decline', url }))
  const subject =
    all.length === 1
      ? `Can you be ${roleNames[role]}?`
      : `Can you officiate at these ${all.length} matches?`
  await emailPeople({ app, db }, { to: [withoutAccount(to)], by: null, subject, text, links })
}
