import type { AppContext } from '#app-context.ts'
import type { Db } from '#db/connect.ts'
import { recordForMany } from '#events/record-for-many.ts'
import { availabilityAsked, entryCancelled } from '../club-events.ts'
import {
  type DueEntry,
  findDue,
  findDueEntry,
  findReached,
  type Reached,
  markAsked,
  markEachAsked,
} from './ask.queries.ts'
import { emailEach, linesOf, whatOf } from './email-players.ts'

/** Asks about all that is due. Each entry is asked about once, in a transaction with its emails. */
export async function askDue(app: AppContext): Promise<void> {
  for (const entryId of await findDue(app.db, app.now())) {
    await app.db.transaction().execute((db) => askAbout(app, db, { entryId, again: false }))
  }
}

type Asking = {
  readonly entryId: string
  /** Also when the players were asked before. */
  readonly again: boolean
  readonly accountId?: string
}

export const playersOf = (reached: readonly Reached[]) =>
  reached.map(({ playerId, accountId }) => ({ playerId, accountId }))

/** Emails whoever has not answered, and answers how many that are; undefined when it is over. */
export async function askAbout(
  app: AppContext,
  db: Db,
  { entryId, again, accountId }: Asking,
): Promise<number | undefined> {
  const now = app.now()
  const entry = await markAsked(db, { entryId, now, again })
  if (entry === undefined) return undefined
  const reached = await findReached(db, entryId, ['yes', 'no', 'maybe'])
  await markEachAsked(db, entry, { playerIds: reached.map(({ playerId }) => playerId), now })
  await recordForMany(db, {
    is: availabilityAsked,
    thingId: entryId,
    accountId: accountId ?? null,
    organisationId: entry.organisationId,
    concerns: playersOf(reached),
    dataOf: (players) => ({ players }),
    at: now,
  })
  return emailEach(app, db, { entry, reached, write: askingEmail })
}

/** Emails those who have not said no that it was called off. */
export async function tellCancelled(
  app: AppContext,
  db: Db,
  { entryId, accountId }: { readonly entryId: string; readonly accountId: string | null },
): Promise<void> {
  const entry = await findDueEntry(db, entryId)
  if (entry === undefined) return
  const reached = await findReached(db, entryId, ['no'])
  await recordForMany(db, {
    is: entryCancelled,
    thingId: entryId,
    accountId,
    organisationId: entry.organisationId,
    concerns: playersOf(reached),
    dataOf: (players) => ({ players }),
    at: app.now(),
  })
  await emailEach(app, db, { entry, reached, write: cancelledEmail })
}

type Text = { readonly subject: string; readonly text: string }

const askingEmail = (entry: DueEntry, link: string): Text => ({
  subject: `Can you come? ${whatOf(entry)}`,
  text: `${linesOf(entry)}\n\nSay yes, no or maybe here; no login is needed:\n\n${link}\n\nThis link is yours alone.`,
})

const cancelledEmail = (entry: DueEntry): Text => ({
  subject: `Cancelled: ${whatOf(entry)}`,
  text: `This is cancelled:\n\n${linesOf(entry)}${entry.reason === '' ? '' : `\n\n${entry.reason}`}`,
})
