import { NAME_TAKEN, PART_NOT_FOUND } from '@pavilion/contract/academies/academy-refusals.ts'
import type { Skills } from '@pavilion/contract/academies/report-card-fields.ts'
import { brokeUnique } from '#db/broke-rule.ts'
import type { Db } from '#db/connect.ts'
import { counted, success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { type Academy, academyOf, managedAcademy } from '../academy.ts'
import { findProgramme, findSkills, keepSkills } from './skill.queries.ts'

async function skillsOf(db: Db, academy: Academy, programmeId: string): Promise<Skills> {
  const { organisation, isManager } = academy
  const programme = await findProgramme(db, organisation.id, programmeId)
  if (programme === undefined) throw refuseCall('PART_NOT_FOUND', PART_NOT_FOUND)
  return { organisation, isManager, programme, skills: await findSkills(db, programmeId) }
}

export const showSkills = os.academies.skills.handler(async ({ input, context }) => {
  const academy = await academyOf(context, input.organisationId)
  const told = await skillsOf(context.app.db, academy, input.programmeId)
  return success(counted(told.skills.length, 'skill'), told)
})

export const saveSkills = os.academies.saveSkills.handler(async ({ input, context }) => {
  const academy = await managedAcademy(context, input.organisationId)
  const { db } = context.app
  await skillsOf(db, academy, input.programmeId)
  try {
    await db.transaction().execute((inside) => keepSkills(inside, input))
  } catch (error) {
    if (!brokeUnique(error, 'skill_named_once')) throw error
    throw refuseCall('NAME_TAKEN', NAME_TAKEN)
  }
  return success('Saved', await skillsOf(db, academy, input.programmeId))
})
