import {
  ASSOCIATION_NOT_FOUND,
  HANDBOOK_FULL,
} from '@pavilion/contract/associations/association-refusals.ts'
import type { Handbook } from '@pavilion/contract/associations/handbook-calls.ts'
import type { Db } from '#db/connect.ts'
import { counted, success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { organisationRef, type OrganisationRow } from '#records/references.queries.ts'
import { siteScope } from '#sites/sites.ts'
import { deleteRule, findRules, findShown, keepRule } from './handbook.queries.ts'
import { managedBy } from './managed.ts'

const MOST_RULES = 500

const handbookOf = async (db: Db, organisation: OrganisationRow): Promise<Handbook> => ({
  organisation: organisationRef(organisation),
  rules: await findRules(db, organisation.id),
})

export const showHandbook = os.associations.handbook.handler(
  async ({ input: { organisationId }, context, errors }) => {
    const { db } = context.app
    const organisation = await findShown(db, organisationId, await siteScope(context))
    if (organisation === undefined) throw errors.ORGANISATION_NOT_FOUND()
    const handbook = await handbookOf(db, organisation)
    return success(counted(handbook.rules.length, 'rule'), handbook)
  },
)

export const saveRule = os.associations.saveRule.handler(async ({ input, context }) => {
  const { organisation } = await managedBy(context, input.organisationId)
  const { db, now } = context.app
  if (organisation.kind !== 'association') {
    throw refuseCall('ASSOCIATION_NOT_FOUND', ASSOCIATION_NOT_FOUND)
  }
  const rules = await findRules(db, organisation.id)
  if (rules.length >= MOST_RULES && rules.every(({ clause }) => clause !== input.clause)) {
    throw refuseCall('HANDBOOK_FULL', HANDBOOK_FULL)
  }
  await keepRule(db, { ...input, now: now() })
  return success('Saved', await handbookOf(db, organisation))
})

export const removeRule = os.associations.removeRule.handler(async ({ input, context }) => {
  const { organisation } = await managedBy(context, input.organisationId)
  const { db } = context.app
  await deleteRule(db, input)
  return success('Removed', await handbookOf(db, organisation))
})
