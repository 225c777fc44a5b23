import { STUDENT_NOT_FOUND } from '@pavilion/contract/academies/academy-refusals.ts'
import type { OwnStudent } from '@pavilion/contract/academies/enrolment-fields.ts'
import type { AppContext } from '#app-context.ts'
import { counted, success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { forgetMinors, initialsOf } from '#privacy/minors.ts'
import { organisationRef } from '#records/references.queries.ts'
import { audit } from '#security/audit.ts'
import { signedIn } from '#sessions/sessions.ts'
import { findOwnStudents, updateOwnStudent } from './own-students.queries.ts'

async function studentsOf({ db }: AppContext, accountId: string): Promise<OwnStudent[]> {
  const rows = await findOwnStudents(db, accountId)
  return rows.map(({ organisation, ...row }) => ({
    ...row,
    initials: initialsOf(row.name),
    organisation: organisationRef(organisation),
  }))
}

export const listOwnStudents = os.academies.ownStudents.handler(async ({ context }) => {
  const { accountId } = await signedIn(context)
  const students = await studentsOf(context.app, accountId)
  return success(counted(students.length, 'student'), students)
})

export const saveOwnStudent = os.academies.saveOwnStudent.handler(async ({ input, context }) => {
  const { accountId } = await signedIn(context)
  const { app } = context
  const { studentId, showsName, showsPicture } = input
  await app.db.transaction().execute(async (db) => {
    const changed = await updateOwnStudent(db, { ...input, accountId, now: app.now() })
    if (changed === undefined) throw refuseCall('STUDENT_NOT_FOUND', STUDENT_NOT_FOUND)
    if (!changed.isConsent) return
    const details = {
      organisation: changed.organisationId,
      student: studentId,
      name: String(showsName),
      picture: String(showsPicture),
    }
    await audit(db, context, { kind: 'consent-changed', accountId, details })
  })
  forgetMinors(app)
  return success('Saved', await studentsOf(app, accountId))
})
