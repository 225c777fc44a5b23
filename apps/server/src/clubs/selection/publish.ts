import type { PickState } from '@pavilion/contract/clubs/calendar-fields.ts'
import { SHEET_EMPTY, SIDE_OVER_LIMIT } from '@pavilion/contract/clubs/club-refusals.ts'
import { refusedSide } from '#associations/associations.ts'
import type { AppContext } from '#app-context.ts'
import type { Db } from '#db/connect.ts'
import { recordForMany } from '#events/record-for-many.ts'
import { success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { spendTries } from '#security/limits.ts'
import { type DueEntry, findDueEntry } from '../calendar/ask.queries.ts'
import { emailEach, linesOf, whatOf } from '../calendar/email-players.ts'
import { sheetPublished } from '../club-events.ts'
import { clubOf } from '../club.ts'
import { limits } from '../limits.ts'
import { lockClub } from '../team.queries.ts'
import type { EntryOf } from './pick.queries.ts'
import { countPlaying, findSide, noteLeftOut, publish, type ToTell } from './publish.queries.ts'
import { boardOf, matchToPick } from './selection.ts'

export const publishSheet = os.clubs.publishSheet.handler(async ({ input, context }) => {
  const club = await clubOf(context, input.organisationId)
  const { app } = context
  const { accountId } = club.actor
  await spendTries(context, [[limits.publishByAccount, accountId]])
  await app.db.transaction().execute((db) => publishAndTell(app, db, { ...input, accountId }))
  return success('Published', await boardOf(context, club, input.day))
})

type Publishing = EntryOf & { readonly isPublic: boolean; readonly accountId: string }

async function publishAndTell(app: AppContext, db: Db, asked: Publishing): Promise<void> {
  const { organisationId, entryId, isPublic, accountId } = asked
  const now = app.now()
  await lockClub(db, organisationId)
  await matchToPick(db, asked, now)
  if ((await countPlaying(db, entryId)) === 0) throw refuseCall('SHEET_EMPTY', SHEET_EMPTY)
  await refuseOverLimit(db, asked)
  await noteLeftOut(db, entryId)
  const toTell = await publish(db, { entryId, isPublic, now })
  const entry = await findDueEntry(db, entryId)
  if (entry === undefined || toTell.length === 0) return
  await recordForMany(db, {
    is: sheetPublished,
    thingId: entryId,
    accountId,
    organisationId,
    concerns: toTell.map(({ playerId, accountId: of, state }) => ({
      playerId,
      accountId: of,
      told: state,
    })),
    dataOf: (players) => ({ players }),
    at: now,
  })
  await emailEach(app, db, { entry, reached: toTell, write: toldEmail })
}

/** Refuses more overseas or star players than an association lets a side have on the day. */
async function refuseOverLimit(db: Db, { organisationId, entryId }: EntryOf): Promise<void> {
  const side = await findSide(db, entryId)
  const message = side && (await refusedSide(db, { organisationId, ...side }))
  if (message) throw refuseCall('SIDE_OVER_LIMIT', { ...SIDE_OVER_LIMIT, message })
}

const says: Readonly<Record<PickState, { readonly subject: string; readonly text: string }>> = {
  playing: {
    subject: 'You play',
    text: 'You are in the team. If you cannot come after all, answer No:',
  },
  reserve: {
    subject: 'You are in reserve',
    text: 'You are in reserve, and will be asked if somebody drops out. If you cannot come, answer No:',
  },
  asked: {
    subject: 'Can you stand in?',
    text: 'Somebody has dropped out and you are the next in reserve. Answer Yes to play, or No:',
  },
  withdrawn: { subject: 'You are out of the team', text: 'You are out of the team, as you asked.' },
  'left-out': {
    subject: 'Not in the team this time',
    text: 'Thank you for being available. You are not in the team this time. All that you are asked:',
  },
}

/** What a team sheet says to one player. */
export function toldEmail(entry: DueEntry, link: string, { state }: ToTell) {
  const { subject, text } = says[state]
  return {
    subject: `${subject}: ${whatOf(entry)}`,
    text: `${linesOf(entry)}\n\n${text}\n\n${link}\n\nThis link is yours alone.`,
  }
}
