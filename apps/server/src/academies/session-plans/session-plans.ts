import {
  NAME_TAKEN,
  PART_NOT_FOUND,
  SESSION_NOT_FOUND,
} from '@pavilion/contract/academies/academy-refusals.ts'
import type { Drills, SessionPlan } from '@pavilion/contract/academies/session-plan-fields.ts'
import { brokeUnique } from '#db/broke-rule.ts'
import type { Db } from '#db/connect.ts'
import { counted, success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { spendTries } from '#security/limits.ts'
import { type Academy, academyOf } from '../academy.ts'
import { limits } from '../limits.ts'
import {
  addDrills,
  findDrills,
  findPlan,
  hideDrill,
  keepDrill,
  keepPlan,
  lockBatchForPlan,
  type Session,
} from './session-plan.queries.ts'
import { starterDrills } from './starter-drills.ts'

async function drillsOf(db: Db, { organisation, isManager }: Academy): Promise<Drills> {
  return { organisation, isManager, drills: await findDrills(db, organisation.id) }
}

export const showDrills = os.academies.drills.handler(async ({ input, context }) => {
  const told = await drillsOf(context.app.db, await academyOf(context, input.organisationId))
  return success(counted(told.drills.length, 'drill'), told)
})

export const saveDrill = os.academies.saveDrill.handler(async ({ input, context }) => {
  const academy = await academyOf(context, input.organisationId)
  const { db } = context.app
  await spendTries(context, [[limits.planByAccount, academy.actor.accountId]])
  const isKept = await keepDrill(db, input).catch((error: unknown) => {
    if (!brokeUnique(error, 'drill_named_once')) throw error
    const { message } = NAME_TAKEN
    throw refuseCall('NAME_TAKEN', NAME_TAKEN, [{ path: 'fields.name', message }])
  })
  if (!isKept) throw refuseCall('PART_NOT_FOUND', PART_NOT_FOUND)
  return success('Saved', await drillsOf(db, academy))
})

export const removeDrill = os.academies.removeDrill.handler(async ({ input, context }) => {
  const academy = await academyOf(context, input.organisationId)
  const { db, now } = context.app
  await hideDrill(db, { ...input, now: now() })
  return success('Removed', await drillsOf(db, academy))
})

export const addStarterDrills = os.academies.addStarterDrills.handler(
  async ({ input: { organisationId }, context }) => {
    const academy = await academyOf(context, organisationId)
    const { db } = context.app
    await addDrills(db, organisationId, starterDrills)
    return success('Added', await drillsOf(db, academy))
  },
)

async function planOf(db: Db, academy: Academy, session: Session): Promise<SessionPlan> {
  const { organisation, isManager } = academy
  const found = await findPlan(db, session)
  if (found === undefined) throw refuseCall('SESSION_NOT_FOUND', SESSION_NOT_FOUND)
  const { day, starts } = session
  const drills = await findDrills(db, organisation.id)
  return { organisation, isManager, day, starts, drills, ...found }
}

export const showSessionPlan = os.academies.sessionPlan.handler(async ({ input, context }) => {
  const academy = await academyOf(context, input.organisationId)
  return success('The plan', await planOf(context.app.db, academy, input))
})

export const saveSessionPlan = os.academies.saveSessionPlan.handler(async ({ input, context }) => {
  const academy = await academyOf(context, input.organisationId)
  const { app } = context
  const { accountId } = academy.actor
  await spendTries(context, [[limits.planByAccount, accountId]])
  await planOf(app.db, academy, input)
  await app.db.transaction().execute(async (db) => {
    await lockBatchForPlan(db, input.batchId)
    const isKept = await keepPlan(db, { ...input, by: accountId, now: app.now() })
    if (!isKept) throw refuseCall('PART_NOT_FOUND', PART_NOT_FOUND)
  })
  return success('Saved', await planOf(app.db, academy, input))
})
