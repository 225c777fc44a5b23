import { printMoney } from '@pavilion/contract/print-money.ts'
import { emailKey } from '#access/email-key.ts'
import type { AppContext } from '#app-context.ts'
import { clubLetter, type Reached } from '#clubs/clubs.ts'
import type { Db } from '#db/connect.ts'
import { emailLinks, type NewMessage, queueMessages } from '#messages/messages.ts'
import { currencyOf } from '#places/places.ts'
import { hasTriesLeft } from '#security/limits.ts'
import { findOpen } from './account.queries.ts'
import { type Book, findBook } from './book.queries.ts'
import { limits } from './limits.ts'

type Emails = {
  readonly organisationId: string
  readonly reached: readonly Reached[]
  readonly isReminder: boolean
}

/**
 * Emails those who have no account what is open, since nobody else tells them: whoever has one gets a notice.
 * Answers how many that are.
 */
export async function emailDue(
  app: AppContext,
  db: Db,
  { organisationId, reached, isReminder }: Emails,
): Promise<number> {
  const strangers = reached.filter(({ accountId }) => accountId === null)
  if (strangers.length === 0) return 0
  const book = await findBook(db, organisationId)
  const currency = await currencyOf(db, book.currency)
  const playerIds = strangers.map(({ playerId }) => playerId)
  const open = await findOpen(db, { organisationId, playerIds })
  const letters: NewMessage[] = []
  for (const { playerId, name, email } of strangers) {
    const lines = open.filter((one) => one.playerId === playerId)
    if (email === null || lines.length === 0) continue
    if (!(await mayWrite(app, organisationId, email))) continue
    const list = lines.map((one) => `${one.title}: ${printMoney(one.open, currency)}`)
    letters.push({
      channel: 'email',
      sender: book.sender,
      to: email,
      isForgotWhenSent: true,
      ...clubLetter(book, {
        subject: isReminder ? 'still to pay' : 'to pay',
        text: textOf(book, { name, list }),
        links: await emailLinks(app, { recipientId: playerId, linkOrigin: book.linkOrigin }),
        hasAccount: false,
      }),
    })
  }
  await queueMessages(app, db, letters)
  return letters.length
}

const textOf = (
  { club }: Book,
  { name, list }: { readonly name: string; readonly list: readonly string[] },
): string =>
  `For ${name}:\n\n${list.join('\n')}\n\nPay ${club} in cash or by transfer. To pay by card, ask the club for the link that connects an account.`

/** Whether an address, and the players of a club in all, are not written to too often. */
const mayWrite = (app: AppContext, organisationId: string, email: string) =>
  hasTriesLeft({ app }, [
    [limits.emailByAddress, emailKey(email)],
    [limits.emailByClub, organisationId],
  ])
