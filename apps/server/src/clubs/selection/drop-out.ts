import type { Answer } from '@pavilion/contract/clubs/calendar-fields.ts'
import { CANNOT_STAND_IN } from '@pavilion/contract/clubs/club-refusals.ts'
import type { AppContext } from '#app-context.ts'
import type { Db } from '#db/connect.ts'
import { record } from '#events/record.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { findDueEntry } from '../calendar/ask.queries.ts'
import { emailEach } from '../calendar/email-players.ts'
import { playerDroppedOut, reserveAsked } from '../club-events.ts'
import { freePlace } from '../guests/place.queries.ts'
import { mayBePicked, type Picking } from './may-be-picked.ts'
import {
  askReserve,
  findReserves,
  findSelectors,
  isAskedIn,
  standIn,
  type ToTell,
  withdraw,
} from './publish.queries.ts'
import { toldEmail } from './publish.ts'

type Answered = {
  readonly organisationId: string
  readonly entryId: string
  readonly playerId: string
  readonly accountId: string | null
  readonly answer: Answer
}

/**
 * What an answer means for a published team sheet: "no" of somebody who plays asks the first reserve, and
 * "yes" of a reserve who was asked is a place in the eleven.
 */
export async function actOnAnswer(app: AppContext, db: Db, given: Answered): Promise<void> {
  if (given.answer === 'yes' && (await isAskedIn(db, given))) {
    const mayPlay = await mayBePicked(db, { ...given, now: app.now() })
    if (!mayPlay) throw refuseCall('CANNOT_STAND_IN', CANNOT_STAND_IN)
    await standIn(db, given)
  }
  if (given.answer === 'no') await dropOut(app, db, given)
}

/**
 * Takes a player off a published sheet, and frees the place of a guest: those who select are told, and the first reserve
 * is asked where somebody was to play.
 */
export async function dropOut(
  app: AppContext,
  db: Db,
  given: Omit<Answered, 'answer'>,
): Promise<void> {
  const { organisationId, entryId, playerId, accountId } = given
  const left = await withdraw(db, given)
  const wasGuest = await freePlace(db, given)
  if (left === undefined && !wasGuest) return
  const about = { thingId: entryId, accountId, organisationId, at: app.now() }
  const selectors = await findSelectors(db, organisationId)
  await record(db, { is: playerDroppedOut, ...about, data: { playerId, selectors } })
  if (left === 'playing' || left === 'asked') await askNext(app, db, about)
}

type About = {
  readonly thingId: string
  readonly accountId: string | null
  readonly organisationId: string
  readonly at: string
}

/** Asks the first of the reserves whom the club may pick. */
async function askNext(app: AppContext, db: Db, about: About): Promise<void> {
  const { thingId: entryId, organisationId, at: now } = about
  const next = await askFirst(db, { organisationId, entryId, now })
  const entry = await findDueEntry(db, entryId)
  const [first] = next
  if (first === undefined || entry === undefined) return
  const { playerId } = first
  const accountIds = next.flatMap(({ accountId }) => accountId ?? [])
  await record(db, { is: reserveAsked, ...about, data: { playerId, accountIds } })
  await emailEach(app, db, { entry, reached: next, write: toldEmail })
}

async function askFirst(db: Db, match: Omit<Picking, 'playerId'>): Promise<ToTell[]> {
  for (const playerId of await findReserves(db, match.entryId)) {
    const picking = { ...match, playerId }
    if (await mayBePicked(db, picking)) return askReserve(db, picking)
  }
  return []
}
