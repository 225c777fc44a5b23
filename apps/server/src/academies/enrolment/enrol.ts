import {
  BATCH_CLOSED,
  BATCH_NOT_FOUND,
  NAME_TAKEN,
  NOT_A_SESSION,
  NOT_OF_AGE,
  STUDENTS_FULL,
} from '@pavilion/contract/academies/academy-refusals.ts'
import type {
  EnrolmentFields,
  OwnEnrolment,
} from '@pavilion/contract/academies/enrolment-fields.ts'
import type { AppContext } from '#app-context.ts'
import { brokeUnique } from '#db/broke-rule.ts'
import type { Db } from '#db/connect.ts'
import { record } from '#events/record.ts'
import { success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { forgetMinors } from '#privacy/minors.ts'
import { currencyOf } from '#places/places.ts'
import { organisationRef } from '#records/references.queries.ts'
import { spendTries } from '#security/limits.ts'
import { tokenHash } from '#security/opaque-token.ts'
import { signedIn } from '#sessions/sessions.ts'
import { enrolmentAsked } from '../academy-events.ts'
import { settleLead } from '../leads/lead.queries.ts'
import { limits } from '../limits.ts'
import { settleTariffs } from '../tuition/standing.queries.ts'
import { findCurrencyCode } from '../tuition/tariff.queries.ts'
import { findOfferedTariffs } from '../tuition/view.queries.ts'
import { findEntry, findState, place } from './enrolment.queries.ts'
import { findFreeSeat, lockBatch } from './seat.queries.ts'
import { countStudents, keepStudent } from './student.queries.ts'
import { findBatch, findOwn, findSessionsToTry, findStaff, findStudents } from './told.queries.ts'

const MOST_STUDENTS = 20

export const showEnrolmentOffer = os.academies.enrolmentOffer.handler(
  async ({ input: { batchId }, context }) => {
    const { accountId } = await signedIn(context)
    const { db, now } = context.app
    const told = await findBatch(db, batchId, now())
    if (told?.isPublic !== true) throw refuseCall('BATCH_NOT_FOUND', BATCH_NOT_FOUND)
    const [sessions, students, tariffs, code] = await Promise.all([
      findSessionsToTry(db, batchId, now()),
      findStudents(db, { batchId, accountId }),
      findOfferedTariffs(db, batchId),
      findCurrencyCode(db, told.organisation.id),
    ])
    const currency = code === null ? null : await currencyOf(db, code)
    const { batch, programme } = told
    const organisation = organisationRef(told.organisation)
    const offer = { organisation, programme, batch, sessions, tariffs, currency, students }
    return success(batch.name, offer)
  },
)

/** The enrolments that an account sees. */
export async function ownOf({ db, now }: AppContext, accountId: string): Promise<OwnEnrolment[]> {
  const rows = await findOwn(db, accountId, now())
  return rows.map(({ organisation, ...row }) => ({
    ...row,
    organisation: organisationRef(organisation),
  }))
}

export const listOwnEnrolments = os.academies.ownEnrolments.handler(async ({ context }) => {
  const { accountId } = await signedIn(context)
  return success('Your enrolments', await ownOf(context.app, accountId))
})

type Asked = {
  readonly batchId: string
  readonly fields: EnrolmentFields
  readonly accountId: string
  readonly now: string
}

export const enrol = os.academies.enrol.handler(async ({ input, context }) => {
  const { accountId } = await signedIn(context)
  const { app } = context
  await spendTries(context, [[limits.enrolByAccount, accountId]])
  const asked = { ...input, accountId, now: app.now() }
  const isWaiting = await unlessNameTaken(() =>
    app.db.transaction().execute((db) => enrolIn(db, asked)),
  )
  forgetMinors(app)
  const told = isWaiting ? 'On the waiting list' : 'Enrolled'
  return success(told, await ownOf(app, accountId))
})

async function unlessNameTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!brokeUnique(error, 'student_named_once')) throw error
    const { message } = NAME_TAKEN
    throw refuseCall('NAME_TAKEN', NAME_TAKEN, [{ path: 'fields.name', message }])
  }
}

/** Gives a place or one on the waiting list, with the batch locked; answers whether it is that. */
async function enrolIn(db: Db, asked: Asked): Promise<boolean> {
  const { batchId, fields, accountId, now } = asked
  await lockBatch(db, batchId)
  const organisationId = await refuseEntry(db, asked)
  const of = { organisationId, accountId }
  const studentId = await keepStudent(db, { ...of, fields, now })
  if ((await countStudents(db, of)) > MOST_STUDENTS) {
    throw refuseCall('STUDENTS_FULL', STUDENTS_FULL)
  }
  const before = await findState(db, { batchId, studentId })
  if (before !== undefined && before !== 'withdrawn') return before === 'waiting'
  const seat = await findFreeSeat(db, batchId)
  const { trialAt, tariffId, leadToken } = fields
  await place(db, { batchId, organisationId, studentId, seat, trialAt, tariffId, now })
  await settleTariffs(db, batchId, now)
  if (leadToken !== null) {
    await settleLead(db, { tokenHash: tokenHash(leadToken), batchId, studentId, accountId, now })
  }
  const isWaiting = seat === undefined
  const data = { staff: await findStaff(db, batchId), isWaiting }
  await record(db, { is: enrolmentAsked, thingId: batchId, ...of, data, at: now })
  return isWaiting
}

/** Refuses whoever may not come to this batch; answers its academy. */
async function refuseEntry(db: Db, asked: Asked): Promise<string> {
  const entry = await findEntry(db, asked)
  if (entry === undefined) throw refuseCall('BATCH_NOT_FOUND', BATCH_NOT_FOUND)
  if (!entry.isOpen) throw refuseCall('BATCH_CLOSED', BATCH_CLOSED)
  if (!entry.isOfAge) {
    const { message } = NOT_OF_AGE
    throw refuseCall('NOT_OF_AGE', NOT_OF_AGE, [{ path: 'fields.bornOn', message }])
  }
  if (!entry.isSession) {
    const { message } = NOT_A_SESSION
    throw refuseCall('NOT_A_SESSION', NOT_A_SESSION, [{ path: 'fields.trialAt', message }])
  }
  return entry.organisationId
}
