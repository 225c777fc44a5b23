import {
  BATCH_FULL,
  BATCH_NOT_FOUND,
  ENROLMENT_NOT_FOUND,
  ENROLMENT_OVER,
  STUDENT_NOT_FOUND,
} from '@pavilion/contract/academies/academy-refusals.ts'
import type { Register } from '@pavilion/contract/academies/enrolment-fields.ts'
import { NOT_ALLOWED } from '@pavilion/contract/accounts/account-refusals.ts'
import { may } from '#access/access.ts'
import type { AppContext } from '#app-context.ts'
import type { Db } from '#db/connect.ts'
import { record } from '#events/record.ts'
import { counted, success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { type Academy, academyOf } from '../academy.ts'
import { enrolmentEnded, placeGiven } from '../academy-events.ts'
import { settleTariffs } from '../tuition/standing.queries.ts'
import {
  enrolAt,
  findEnrolment,
  type Found,
  isOfAcademy,
  withdrawFrom,
} from './enrolment.queries.ts'
import { moveUp } from './move-up.ts'
import { findFreeSeat } from './seat.queries.ts'
import { findForm } from './student.queries.ts'
import { findBatch, findRegister } from './told.queries.ts'

async function registerOf(
  { db, now }: AppContext,
  { organisation, isManager }: Academy,
  batchId: string,
): Promise<Register> {
  const told = await findBatch(db, batchId, now())
  if (told?.organisation.id !== organisation.id) {
    throw refuseCall('BATCH_NOT_FOUND', BATCH_NOT_FOUND)
  }
  const rows = await findRegister(db, batchId)
  return { organisation, programme: told.programme.name, batch: told.batch, rows, isManager }
}

export const showRegister = os.academies.register.handler(async ({ input, context }) => {
  const academy = await academyOf(context, input.organisationId)
  const register = await registerOf(context.app, academy, input.batchId)
  return success(counted(register.rows.length, 'student'), register)
})

type Settled = { readonly by: string; readonly organisationId: string; readonly at: string }

export const settleEnrolment = os.academies.settleEnrolment.handler(async ({ input, context }) => {
  const { organisationId, enrolmentId, to } = input
  const academy = await academyOf(context, organisationId)
  const { app } = context
  const settled = { by: academy.actor.accountId, organisationId, at: app.now() }
  const batchId = await app.db.transaction().execute(async (db) => {
    const found = (await isOfAcademy(db, enrolmentId, organisationId))
      ? await findEnrolment(db, enrolmentId)
      : undefined
    if (found === undefined) throw refuseCall('ENROLMENT_NOT_FOUND', ENROLMENT_NOT_FOUND)
    await (to === 'enrolled' ? givePlace : end)(db, found, settled)
    return found.batchId
  })
  return success('Saved', await registerOf(app, academy, batchId))
})

async function givePlace(db: Db, found: Found, { by, organisationId, at }: Settled): Promise<void> {
  const { state, batchId, enrolmentId } = found
  if (state === 'enrolled') return
  if (state === 'withdrawn') throw refuseCall('ENROLMENT_OVER', ENROLMENT_OVER)
  const seat = state === 'trial' ? undefined : await findFreeSeat(db, batchId)
  if (state === 'waiting' && seat === undefined) throw refuseCall('BATCH_FULL', BATCH_FULL)
  await enrolAt(db, enrolmentId, seat)
  await settleTariffs(db, batchId, at)
  const { accountId } = found
  const of = { thingId: batchId, organisationId, accountId: by, at }
  await record(db, { is: placeGiven, ...of, data: { accountId } })
}

async function end(db: Db, found: Found, { by, organisationId, at }: Settled): Promise<void> {
  const { state, batchId, enrolmentId, accountId } = found
  if (state === 'withdrawn') return
  await withdrawFrom(db, enrolmentId)
  const of = { thingId: batchId, organisationId, accountId: by, at }
  await record(db, { is: enrolmentEnded, ...of, data: { accountId } })
  await moveUp(db, { batchId, at, accountId: by })
}

/** Operators look after the installation, and have no business with medical notes. */
export const showStudentForm = os.academies.studentForm.handler(async ({ input, context }) => {
  const { organisationId } = input
  const { actor } = await academyOf(context, organisationId)
  if (!may(actor, 'read-student-form', { organisationId })) {
    throw refuseCall('NOT_ALLOWED', NOT_ALLOWED)
  }
  const form = await findForm(context.app.db, input)
  if (form === undefined) throw refuseCall('STUDENT_NOT_FOUND', STUDENT_NOT_FOUND)
  return success('The form', form)
})
