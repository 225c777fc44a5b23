import {
  BATCH_NOT_FOUND,
  ENROLMENT_NOT_FOUND,
  NOT_A_LEVEL,
  NOTHING_TO_SHARE,
} from '@pavilion/contract/academies/academy-refusals.ts'
import type { Assessments } from '@pavilion/contract/academies/report-card-fields.ts'
import type { Db } from '#db/connect.ts'
import { counted, success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { newToken, tokenHash } from '#security/opaque-token.ts'
import { type Academy, academyOf } from '../academy.ts'
import { findAssessed, findBatchOf, keepAssessment, lockEnrolment } from './assessment.queries.ts'
import { endLink, shareCard as share } from './card.queries.ts'
import { findSkills } from './skill.queries.ts'

async function assessmentsOf(db: Db, academy: Academy, batchId: string): Promise<Assessments> {
  const { organisation, isManager } = academy
  const of = await findBatchOf(db, organisation.id, batchId)
  if (of === undefined) throw refuseCall('BATCH_NOT_FOUND', BATCH_NOT_FOUND)
  const [skills, students] = await Promise.all([
    findSkills(db, of.programme.id),
    findAssessed(db, batchId),
  ])
  return { organisation, isManager, ...of, skills, students }
}

export const showAssessments = os.academies.assessments.handler(async ({ input, context }) => {
  const academy = await academyOf(context, input.organisationId)
  const told = await assessmentsOf(context.app.db, academy, input.batchId)
  return success(counted(told.students.length, 'student'), told)
})

type Of = { readonly organisationId: string; readonly enrolmentId: string }

/** The batch of an enrolment at the academy, locked. */
async function batchOf(db: Db, { organisationId, enrolmentId }: Of): Promise<string> {
  const batchId = await lockEnrolment(db, organisationId, enrolmentId)
  if (batchId === undefined) throw refuseCall('ENROLMENT_NOT_FOUND', ENROLMENT_NOT_FOUND)
  return batchId
}

export const assess = os.academies.assess.handler(async ({ input, context }) => {
  const academy = await academyOf(context, input.organisationId)
  const { app } = context
  const [by, now] = [academy.actor.accountId, app.now()]
  const batchId = await app.db.transaction().execute(async (db) => {
    const found = await batchOf(db, input)
    const isKept = await keepAssessment(db, { ...input, by, now })
    if (!isKept) throw refuseCall('NOT_A_LEVEL', NOT_A_LEVEL)
    return found
  })
  return success('Saved', await assessmentsOf(app.db, academy, batchId))
})

export const shareCard = os.academies.shareCard.handler(async ({ input, context }) => {
  await academyOf(context, input.organisationId)
  const { app } = context
  const token = newToken()
  await app.db.transaction().execute(async (db) => {
    await batchOf(db, input)
    const { enrolmentId } = input
    const isShared = await share(db, { enrolmentId, tokenHash: tokenHash(token), now: app.now() })
    if (!isShared) throw refuseCall('NOTHING_TO_SHARE', NOTHING_TO_SHARE)
  })
  return success('The link is ready', { path: `/report-card#token=${token}` })
})

export const endCardLink = os.academies.endCardLink.handler(async ({ input, context }) => {
  const academy = await academyOf(context, input.organisationId)
  const { app } = context
  const batchId = await app.db.transaction().execute(async (db) => {
    const found = await batchOf(db, input)
    await endLink(db, input.enrolmentId)
    return found
  })
  return success('The link has ended', await assessmentsOf(app.db, academy, batchId))
})
