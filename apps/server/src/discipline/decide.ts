import { isDeepStrictEqual } from 'node:util'
import type { Sanction } from '@pavilion/contract/discipline/discipline-fields.ts'
import { CASE_ANSWERED, CASE_NOT_FOUND } from '@pavilion/contract/discipline/discipline-refusals.ts'
import type { Db } from '#db/connect.ts'
import { record } from '#events/record.ts'
import { success } from '#http/answer.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { managedTournament } from '#tournaments/tournaments.ts'
import { bookOf } from './book.ts'
import {
  type LockedCase,
  lockCase,
  sanctionOf,
  type State,
  updateCharged,
  updateDecided,
  updateDismissed,
  updateSetAside,
} from './cases.queries.ts'
import { caseChanged } from './discipline-events.ts'

type Which = { readonly tournamentId: string; readonly caseId: string }
type By = { readonly accountId: string; readonly now: string }

/** Changes a case and tells of it; `change` answers the new state, or undefined when it is so already. */
async function changing(
  context: CallContext,
  { tournamentId, caseId }: Which,
  change: (db: Db, found: LockedCase, by: By) => Promise<State | undefined>,
) {
  const managed = await managedTournament(context, tournamentId)
  const { app } = context
  const by = { accountId: managed.actor.accountId, now: app.now() }
  await app.db.transaction().execute(async (db) => {
    const found = await lockCase(db, tournamentId, caseId)
    if (found === undefined) throw refuseCall('CASE_NOT_FOUND', CASE_NOT_FOUND)
    const state = await change(db, found, by)
    if (state === undefined) return
    const { accountId, now: at } = by
    const data = { caseId, state }
    await record(db, { is: caseChanged, thingId: tournamentId, accountId, data, at })
  })
  return bookOf(app, managed)
}

const answered = () => refuseCall('CASE_ANSWERED', CASE_ANSWERED)

export const chargePlayer = os.discipline.charge.handler(async ({ input, context }) => {
  const book = await changing(context, input, async (db, { state }) => {
    if (state === 'charged') return undefined
    if (state !== 'reported') throw answered()
    await updateCharged(db, input.caseId)
    return 'charged'
  })
  return success('Charged', book)
})

export const dismissCase = os.discipline.dismiss.handler(async ({ input, context }) => {
  const { caseId, reason } = input
  const book = await changing(context, input, async (db, { state }, by) => {
    if (state === 'dismissed' || state === 'set-aside') return undefined
    if (state === 'decided') {
      await updateSetAside(db, caseId, reason)
      return 'set-aside'
    }
    await updateDismissed(db, caseId, { reason, ...by })
    return 'dismissed'
  })
  const isSetAside = book.cases.some(({ id, state }) => id === caseId && state === 'set-aside')
  return success(isSetAside ? 'Decision set aside' : 'Dismissed', book)
})

const isSame = (one: Sanction | null, other: Sanction): boolean => isDeepStrictEqual(one, other)

export const decideCase = os.discipline.decide.handler(async ({ input, context }) => {
  const { caseId, sanction, reason } = input
  const book = await changing(context, input, async (db, found, by) => {
    const isAgain = found.reason === reason && isSame(sanctionOf(found), sanction)
    if (found.state === 'decided' && isAgain) return undefined
    if (found.state !== 'charged') throw answered()
    await updateDecided(db, caseId, { sanction, reason, ...by })
    return 'decided'
  })
  return success('Decided', book)
})
