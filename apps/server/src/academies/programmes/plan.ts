import {
  ACADEMY_FULL,
  CAPACITY_TOO_LOW,
  NAME_TAKEN,
  PART_IN_USE,
  PART_NOT_FOUND,
} from '@pavilion/contract/academies/academy-refusals.ts'
import type { AcademyPlan } from '@pavilion/contract/academies/programme-fields.ts'
import { brokeCheck, brokeUnique } from '#db/broke-rule.ts'
import type { Db } from '#db/connect.ts'
import { counted, success } from '#http/answer.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { spendTries } from '#security/limits.ts'
import { type Academy, academyOf, managedAcademy } from '../academy.ts'
import { lockAcademy } from '../academy.queries.ts'
import { moveUp } from '../enrolment/move-up.ts'
import { closeRanks, lockBatch } from '../enrolment/seat.queries.ts'
import { limits } from '../limits.ts'
import {
  isOverfull,
  keepBatch,
  keepBranch,
  keepHoliday,
  keepProgramme,
  keepTerm,
  keepTimes,
  removeUnused,
} from './part.queries.ts'
import {
  findBatches,
  findBranches,
  findCoaches,
  findHolidays,
  findProgrammes,
  findTerms,
} from './plan.queries.ts'
import { type By, tellingOfHoliday, tellingOfTimes } from './tell-changes.ts'

async function planOf(db: Db, { organisation, isManager }: Academy): Promise<AcademyPlan> {
  const { id } = organisation
  const [branches, terms, holidays, programmes, batches, coaches] = await Promise.all([
    findBranches(db, id),
    findTerms(db, id),
    findHolidays(db, id),
    findProgrammes(db, id),
    findBatches(db, id),
    findCoaches(db, id),
  ])
  return { organisation, branches, terms, holidays, programmes, batches, coaches, isManager }
}

export const showPlan = os.academies.plan.handler(async ({ input, context }) => {
  const plan = await planOf(context.app.db, await academyOf(context, input.organisationId))
  return success(counted(plan.batches.length, 'batch', 'batches'), plan)
})

const named = [
  'academy_branch_named_once',
  'academy_term_named_once',
  'programme_named_once',
  'batch_named_once',
]

/** Saves a part with the academy locked, and answers the whole plan. */
async function saved(
  context: CallContext,
  organisationId: string,
  keep: (db: Db, by: By) => Promise<boolean>,
) {
  const academy = await managedAcademy(context, organisationId)
  const { app } = context
  const by = { organisationId, accountId: academy.actor.accountId, at: app.now() }
  await spendTries(context, [[limits.planByAccount, by.accountId]])
  await unlessBroken(() =>
    app.db.transaction().execute(async (db) => {
      await lockAcademy(db, organisationId)
      if (!(await keep(db, by))) throw refuseCall('PART_NOT_FOUND', PART_NOT_FOUND)
      if (await isOverfull(db, organisationId)) throw refuseCall('ACADEMY_FULL', ACADEMY_FULL)
    }),
  )
  return success('Saved', await planOf(app.db, academy))
}

async function unlessBroken(write: () => Promise<void>): Promise<void> {
  try {
    await write()
  } catch (error) {
    if (brokeCheck(error, 'enrolment_within_capacity')) {
      const { message } = CAPACITY_TOO_LOW
      throw refuseCall('CAPACITY_TOO_LOW', CAPACITY_TOO_LOW, [{ path: 'fields.capacity', message }])
    }
    if (!named.some((constraint) => brokeUnique(error, constraint))) throw error
    const { message } = NAME_TAKEN
    throw refuseCall('NAME_TAKEN', NAME_TAKEN, [{ path: 'fields.name', message }])
  }
}

export const saveBranch = os.academies.saveBranch.handler(({ input, context }) =>
  saved(context, input.organisationId, (db) => keepBranch(db, input)),
)

export const saveTerm = os.academies.saveTerm.handler(({ input, context }) =>
  saved(context, input.organisationId, (db) => keepTerm(db, input)),
)

export const saveHoliday = os.academies.saveHoliday.handler(({ input, context }) =>
  saved(context, input.organisationId, (db, by) =>
    tellingOfHoliday(db, { ...by, fields: input.fields }, () => keepHoliday(db, input)),
  ),
)

export const saveProgramme = os.academies.saveProgramme.handler(({ input, context }) =>
  saved(context, input.organisationId, (db) => keepProgramme(db, input)),
)

export const saveBatch = os.academies.saveBatch.handler(({ input, context }) =>
  saved(context, input.organisationId, async (db, by) => {
    const { id, fields } = input
    await lockBatch(db, id)
    await closeRanks(db, id)
    const isKept = await tellingOfTimes(db, { ...by, batchId: id }, async () => {
      if (!(await keepBatch(db, input))) return false
      await keepTimes(db, id, fields.times)
      return true
    })
    if (isKept) await moveUp(db, { batchId: id, at: by.at })
    return isKept
  }),
)

export const removePart = os.academies.removePart.handler(async ({ input, context }) => {
  const { organisationId, kind } = input
  const academy = await managedAcademy(context, organisationId)
  const { app } = context
  const isGone = await app.db.transaction().execute(async (db) => {
    await lockAcademy(db, organisationId)
    return removeUnused(db, kind, input)
  })
  if (!isGone) throw refuseCall('PART_IN_USE', PART_IN_USE)
  return success('Removed', await planOf(app.db, academy))
})
