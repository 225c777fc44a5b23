import type { CalendarEntry } from '@pavilion/contract/clubs/calendar-fields.ts'
import type { AppContext } from '#app-context.ts'
import type { Db } from '#db/connect.ts'
import { recordForMany } from '#events/record-for-many.ts'
import { entryMoved } from '../club-events.ts'
import { type DueEntry, findDueEntry, findReached } from './ask.queries.ts'
import { playersOf } from './ask-players.ts'
import { emailEach, linesOf, whatOf, whenOf } from './email-players.ts'

type Planned = Pick<CalendarEntry, 'startsAt' | 'endsAt' | 'meetsAt' | 'place'>
type Saved = {
  readonly entryId: string
  readonly accountId: string | null
  readonly before: Planned
  readonly fields: Planned
}

const instantOf = (instant: string | null | undefined): number => Date.parse(instant ?? '')

/** Whether the players would be at another place, or there at another time. */
const isMoved = (before: Planned, now: Planned): boolean =>
  before.place !== now.place ||
  (['startsAt', 'endsAt', 'meetsAt'] as const).some(
    (time) => !Object.is(instantOf(before[time]), instantOf(now[time])),
  )

/** Emails everybody whom a match or training concerns that it has another time or place, those who said no as well. */
export async function tellMoved(
  app: AppContext,
  db: Db,
  { entryId, accountId, before, fields }: Saved,
): Promise<void> {
  const at = app.now()
  if (!isMoved(before, fields) || instantOf(fields.endsAt) <= instantOf(at)) return
  const entry = await findDueEntry(db, entryId)
  if (entry === undefined) return
  const reached = await findReached(db, entryId, [])
  await recordForMany(db, {
    is: entryMoved,
    thingId: entryId,
    accountId,
    organisationId: entry.organisationId,
    concerns: playersOf(reached),
    dataOf: (players) => ({ players }),
    at,
  })
  await emailEach(app, db, { entry, reached, write: (now, link) => movedEmail(now, before, link) })
}

const movedEmail = (entry: DueEntry, before: Planned, link: string) => {
  const was = [whenOf(entry, before.startsAt), before.place].filter((part) => part !== '')
  return {
    subject: `New time or place: ${whatOf(entry)}`,
    text: `${linesOf(entry)}\n\nBefore, it was: ${was.join(', ')}\n\nIf you can come now, or cannot any more, say so here:\n\n${link}\n\nThis link is yours alone.`,
  }
}
