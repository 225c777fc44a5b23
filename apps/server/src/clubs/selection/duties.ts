import { DUTY_TAKEN, ENTRY_NOT_FOUND, ENTRY_OVER } from '@pavilion/contract/clubs/club-refusals.ts'
import type { AppContext } from '#app-context.ts'
import { success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { spendTries } from '#security/limits.ts'
import { signedIn } from '#sessions/sessions.ts'
import { type Answering, findConcerned } from '../calendar/availability.queries.ts'
import { askedOf, playerOfLink } from '../calendar/availability.ts'
import { limits } from '../limits.ts'
import { findDutyEntry, giveDuty, returnDuty } from './duty.queries.ts'

type Taking = { readonly dutyId: string; readonly takes: boolean }

/** Gives a job of a match that concerns a player to that player, or takes it back. */
async function takeAs(app: AppContext, who: Answering, { dutyId, takes }: Taking): Promise<void> {
  const { db } = app
  const entryId = await findDutyEntry(db, dutyId)
  const concerned =
    entryId === undefined ? undefined : await findConcerned(db, who, { entryId, now: app.now() })
  if (concerned === undefined) throw refuseCall('ENTRY_NOT_FOUND', ENTRY_NOT_FOUND)
  if (concerned.isOver) throw refuseCall('ENTRY_OVER', ENTRY_OVER)
  const { playerId } = concerned
  if (!takes) return returnDuty(db, { dutyId, playerId })
  if (!(await giveDuty(db, { dutyId, playerId }))) throw refuseCall('DUTY_TAKEN', DUTY_TAKEN)
}

export const takeDuty = os.clubs.takeDuty.handler(async ({ input, context }) => {
  const { accountId } = await signedIn(context)
  const { app } = context
  await spendTries(context, [[limits.answerByAccount, accountId]])
  await takeAs(app, { accountId, playerId: input.playerId }, input)
  return success('Saved', { name: null, entries: await askedOf(app, { accountId }) })
})

export const takeDutyByLink = os.clubs.takeDutyByLink.handler(async ({ input, context }) => {
  const { token, ...taking } = input
  const { playerId, name } = await playerOfLink(context, token)
  const { app } = context
  await spendTries(context, [[limits.answerByPlayer, playerId]])
  await takeAs(app, { playerId }, taking)
  return success('Saved', { name, entries: await askedOf(app, { playerId }) })
})
