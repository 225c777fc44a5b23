import {
  ENROLMENT_NOT_FOUND,
  ENROLMENT_OVER,
  SESSION_NOT_FOUND,
} from '@pavilion/contract/academies/academy-refusals.ts'
import type { Db } from '#db/connect.ts'
import { success } from '#http/answer.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { spendTries } from '#security/limits.ts'
import { signedIn } from '#sessions/sessions.ts'
import { isToCome, keepAbsence } from '../attendance/absence.queries.ts'
import { limits } from '../limits.ts'
import { settleTariffs } from '../tuition/standing.queries.ts'
import { ownOf } from './enrol.ts'
import { enrolAt, type Found, findEnrolment, withdrawFrom } from './enrolment.queries.ts'
import { moveUp } from './move-up.ts'

/** Changes an enrolment that is the caller's, with its batch locked; answers all that the caller has. */
async function changeOwn(
  context: CallContext,
  enrolmentId: string,
  change: (db: Db, found: Found) => Promise<void>,
) {
  const { accountId } = await signedIn(context)
  const { app } = context
  await app.db.transaction().execute(async (db) => {
    const found = await findEnrolment(db, enrolmentId)
    if (found?.accountId !== accountId) {
      throw refuseCall('ENROLMENT_NOT_FOUND', ENROLMENT_NOT_FOUND)
    }
    await change(db, found)
  })
  return success('Saved', await ownOf(app, accountId))
}

export const takePlace = os.academies.takePlace.handler(({ input, context }) =>
  changeOwn(context, input.enrolmentId, async (db, { state, enrolmentId, batchId }) => {
    if (state === 'enrolled') return
    if (state !== 'trial') throw refuseCall('ENROLMENT_OVER', ENROLMENT_OVER)
    await enrolAt(db, enrolmentId, undefined)
    await settleTariffs(db, batchId, context.app.now())
  }),
)

export const sayAbsence = os.academies.sayAbsence.handler(async ({ input, context }) => {
  const { accountId } = await signedIn(context)
  await spendTries(context, [[limits.absenceByAccount, accountId]])
  const told = { ...input, now: context.app.now() }
  return changeOwn(context, input.enrolmentId, async (db) => {
    if (!(await isToCome(db, told))) throw refuseCall('SESSION_NOT_FOUND', SESSION_NOT_FOUND)
    await keepAbsence(db, told)
  })
})

export const withdraw = os.academies.withdraw.handler(({ input, context }) =>
  changeOwn(context, input.enrolmentId, async (db, { state, enrolmentId, batchId }) => {
    if (state === 'withdrawn') return
    await withdrawFrom(db, enrolmentId)
    await moveUp(db, { batchId, at: context.app.now() })
  }),
)
