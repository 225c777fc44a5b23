import type { AskedEntry } from '@pavilion/contract/clubs/calendar-fields.ts'
import {
  ENTRY_NOT_FOUND,
  ENTRY_OVER,
  LINK_NOT_VALID,
} from '@pavilion/contract/clubs/club-refusals.ts'
import type { AppContext } from '#app-context.ts'
import { record } from '#events/record.ts'
import { counted, success } from '#http/answer.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { organisationRef, teamRef } from '#records/references.queries.ts'
import { after } from '#security/instants.ts'
import { spendTries } from '#security/limits.ts'
import { signedIn } from '#sessions/sessions.ts'
import { availabilityAnswered } from '../club-events.ts'
import { limits } from '../limits.ts'
import { actOnAnswer } from '../selection/drop-out.ts'
import {
  type Answering,
  findAsked,
  findConcerned,
  findPlayerName,
  keepAnswer,
} from './availability.queries.ts'
import { playerOf } from './availability-link.ts'

const AHEAD = 60 * 86_400

/** What is asked of somebody in the next sixty days. */
export async function askedOf(app: AppContext, who: Answering): Promise<AskedEntry[]> {
  const now = app.now()
  const rows = await findAsked(app.db, who, { now, until: after(now, AHEAD) })
  return rows.map(({ team, organisation, ...row }) => ({
    ...row,
    team: team === null ? null : teamRef(team),
    organisation: organisationRef(organisation),
  }))
}

export const listAsked = os.clubs.asked.handler(async ({ context }) => {
  const { accountId } = await signedIn(context)
  const entries = await askedOf(context.app, { accountId })
  return success(counted(entries.length, 'entry', 'entries'), { name: null, entries })
})

type NewAnswer = {
  readonly entryId: string
  readonly answer: 'yes' | 'no' | 'maybe'
  readonly note: string
}

/** Keeps an answer; refuses about what does not concern whoever answers, and about what is over. */
async function answerAs(
  app: AppContext,
  who: Answering,
  { entryId, answer, note }: NewAnswer,
): Promise<void> {
  const now = app.now()
  await app.db.transaction().execute(async (db) => {
    const concerned = await findConcerned(db, who, { entryId, now })
    if (concerned === undefined) throw refuseCall('ENTRY_NOT_FOUND', ENTRY_NOT_FOUND)
    if (concerned.isOver) throw refuseCall('ENTRY_OVER', ENTRY_OVER)
    const { playerId, organisationId } = concerned
    await keepAnswer(db, { ...concerned, entryId, answer, note, now })
    await record(db, {
      is: availabilityAnswered,
      thingId: entryId,
      accountId: 'accountId' in who ? who.accountId : null,
      organisationId,
      data: { playerId, answer },
      at: now,
    })
    const accountId = 'accountId' in who ? who.accountId : null
    await actOnAnswer(app, db, { organisationId, entryId, playerId, accountId, answer })
  })
}

export const answer = os.clubs.answer.handler(async ({ input, context }) => {
  const { accountId } = await signedIn(context)
  const { app } = context
  await spendTries(context, [[limits.answerByAccount, accountId]])
  await answerAs(app, { accountId, playerId: input.playerId }, input)
  return success('Saved', { name: null, entries: await askedOf(app, { accountId }) })
})

/** The player whose link it is, with the name that the club has. */
export async function playerOfLink({ app }: CallContext, token: string) {
  const playerId = await playerOf(app, token)
  const name = playerId === undefined ? undefined : await findPlayerName(app.db, playerId)
  if (playerId === undefined || name === undefined) {
    throw refuseCall('LINK_NOT_VALID', LINK_NOT_VALID)
  }
  return { playerId, name }
}

export const listAskedByLink = os.clubs.askedByLink.handler(async ({ input, context }) => {
  const { playerId, name } = await playerOfLink(context, input.token)
  return success(name, { name, entries: await askedOf(context.app, { playerId }) })
})

export const answerByLink = os.clubs.answerByLink.handler(async ({ input, context }) => {
  const { token, ...given } = input
  const { playerId, name } = await playerOfLink(context, token)
  const { app } = context
  await spendTries(context, [[limits.answerByPlayer, playerId]])
  await answerAs(app, { playerId }, given)
  return success('Saved', { name, entries: await askedOf(app, { playerId }) })
})
