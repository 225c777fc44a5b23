import { SESSION_NOT_FOUND } from '@pavilion/contract/academies/academy-refusals.ts'
import type { AcademyDay } from '@pavilion/contract/academies/attendance-fields.ts'
import type { Db } from '#db/connect.ts'
import { recordForMany } from '#events/record-for-many.ts'
import { counted, success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { type Academy, academyOf } from '../academy.ts'
import { sessionCancelled } from '../academy-events.ts'
import { usePacks } from '../tuition/packs.ts'
import { keepMarks, keepOvers } from './attendance.queries.ts'
import { cancel, findFamilies, findSessions, isSession, isSoon } from './session.queries.ts'

async function dayOf(
  db: Db,
  { organisation, isManager }: Academy,
  { day, now }: { readonly day: string; readonly now: string },
): Promise<AcademyDay> {
  const sessions = await findSessions(db, organisation.id, { day, now })
  return { organisation, day, sessions, isManager }
}

export const showSessions = os.academies.sessions.handler(async ({ input, context }) => {
  const academy = await academyOf(context, input.organisationId)
  const told = await dayOf(context.app.db, academy, {
    day: input.day,
    now: context.app.now(),
  })
  return success(counted(told.sessions.length, 'session'), told)
})

export const keepAttendance = os.academies.keepAttendance.handler(async ({ input, context }) => {
  const { organisationId, marks } = input
  const { actor } = await academyOf(context, organisationId)
  const { db, now } = context.app
  const by = actor.accountId
  const kept = { organisationId, marks, by, now: now() }
  const enrolmentIds = [...new Set(marks.map(({ enrolmentId }) => enrolmentId))]
  const positions = await db
    .transaction()
    .execute((inside) =>
      usePacks(inside, { enrolmentIds, now: kept.now }, () => keepMarks(inside, kept)),
    )
  const refused = marks.filter((_, at) => positions.includes(at + 1))
  return success('Kept', { refused })
})

export const noteOvers = os.academies.noteOvers.handler(async ({ input, context }) => {
  const { actor } = await academyOf(context, input.organisationId)
  const { db, now } = context.app
  const isNoted = await keepOvers(db, { ...input, by: actor.accountId, now: now() })
  if (!isNoted) throw refuseCall('SESSION_NOT_FOUND', SESSION_NOT_FOUND)
  return success('Saved', null)
})

export const cancelSession = os.academies.cancelSession.handler(async ({ input, context }) => {
  const { organisationId, batchId, day, starts } = input
  const academy = await academyOf(context, organisationId)
  const { app } = context
  const [by, at] = [academy.actor.accountId, app.now()]
  await app.db.transaction().execute(async (db) => {
    if (!(await isSession(db, input))) throw refuseCall('SESSION_NOT_FOUND', SESSION_NOT_FOUND)
    if (!(await cancel(db, { ...input, by, now: at }))) return
    const soon = await isSoon(db, { ...input, now: at })
    await recordForMany(db, {
      is: sessionCancelled,
      thingId: batchId,
      organisationId,
      accountId: by,
      concerns: await findFamilies(db, batchId),
      dataOf: (accountIds) => ({ day, starts, isSoon: soon, accountIds }),
      at,
    })
  })
  return success('Cancelled', await dayOf(app.db, academy, { day, now: at }))
})
