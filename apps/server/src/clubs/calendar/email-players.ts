import { emailKey } from '#access/email-key.ts'
import type { AppContext } from '#app-context.ts'
import type { Db } from '#db/connect.ts'
import { emailLinks, type NewMessage, queueMessages } from '#messages/messages.ts'
import { hasTriesLeft } from '#security/limits.ts'
import { clubLetter } from '../club-letter.ts'
import { limits } from '../limits.ts'
import { findWhenEmailed } from '../when-emailed.queries.ts'
import type { DueEntry, Reached } from './ask.queries.ts'
import { linkToken } from './availability-link.ts'

type Text = { readonly subject: string; readonly text: string }
type Emails<Who extends Reached> = {
  readonly entry: DueEntry
  readonly reached: readonly Who[]
  /** Given each player's own link. */
  readonly write: (entry: DueEntry, link: string, who: Who) => Text
}

/**
 * Emails each of the players who has an address and wants such emails, and answers how many that are. Whoever has
 * quiet hours gets it at their end, unless it would be too late by then.
 */
export async function emailEach<Who extends Reached>(
  app: AppContext,
  db: Db,
  { entry, reached, write }: Emails<Who>,
): Promise<number> {
  const now = app.now()
  const accountIds = reached.flatMap(({ accountId }) => accountId ?? [])
  const choices = await findWhenEmailed(db, accountIds, now)
  const letters: NewMessage[] = []
  for (const who of reached) {
    const when = choices.get(who.accountId ?? '') ?? { isWanted: true, dueAt: now }
    if (who.email === null || !when.isWanted) continue
    if (!(await mayWrite(app, entry, who.email))) continue
    const link = `${entry.linkOrigin}/availability#token=${await linkToken(app, who.playerId)}`
    const recipientId = who.accountId ?? who.playerId
    letters.push({
      channel: 'email',
      sender: entry.sender,
      to: who.email,
      isForgotWhenSent: true,
      sendAfter:
        isLater(when.dueAt, now) && isLater(entry.startsAt, when.dueAt) ? when.dueAt : undefined,
      ...clubLetter(entry, {
        ...write(entry, link, who),
        link,
        links: await emailLinks(app, { recipientId, linkOrigin: entry.linkOrigin }),
        hasAccount: who.accountId !== null,
      }),
    })
  }
  await queueMessages(app, db, letters)
  return letters.length
}

const isLater = (one: string, other: string): boolean => Date.parse(one) > Date.parse(other)

/** Whether an address, and the players of a club in all, are not written to too often. */
const mayWrite = (app: AppContext, { organisationId }: DueEntry, email: string) =>
  hasTriesLeft({ app }, [
    [limits.emailByPlayer, emailKey(email)],
    [limits.emailByClub, organisationId],
  ])

/** "1st XI v Gulberg", or what is trained. */
export const whatOf = ({ kind, team, opponent }: DueEntry): string =>
  kind === 'match'
    ? `${team ?? ''} v ${opponent}`
    : team === null
      ? 'Training'
      : `Training, ${team}`

const at = (instant: string, { timeZone, locale }: DueEntry, more: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
    ...more,
  }).format(new Date(instant))

/** "Sat, 4 July, 14:00" of an entry, or of another instant in its zone. */
export const whenOf = (entry: DueEntry, instant = entry.startsAt): string =>
  at(instant, entry, { weekday: 'short', day: 'numeric', month: 'long' })

/** What, when and where, a line each. */
export const linesOf = (entry: DueEntry): string =>
  [
    whatOf(entry),
    whenOf(entry),
    entry.meetsAt === null ? '' : `Meet at ${at(entry.meetsAt, entry, {})}`,
    entry.place,
  ]
    .filter((line) => line !== '')
    .join('\n')
