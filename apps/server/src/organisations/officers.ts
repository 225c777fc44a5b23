import type { Officers } from '@pavilion/contract/organisations/officer-calls.ts'
import { ORGANISATION_NOT_FOUND } from '@pavilion/contract/organisations/organisation-refusals.ts'
import type { AppContext } from '#app-context.ts'
import { counted, success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseCall, refuseField } from '#http/refuse-call.ts'
import { typedNames } from '#privacy/typed-names.ts'
import { organisationRef, teamRef } from '#records/references.queries.ts'
import type { Scope } from '#sites/scope.queries.ts'
import { siteScope } from '#sites/sites.ts'
import { findNamed } from './honours.queries.ts'
import { organisationOfManager } from './managed-organisation.ts'
import { lockOrganisation } from './members.queries.ts'
import { deleteOfficer, findCaptains, findOfficers, insertOfficer } from './officers.queries.ts'

const MOST = 40

async function officersOf(
  { db, now }: AppContext,
  organisationId: string,
  scope?: Scope,
): Promise<Officers> {
  const organisation = await findNamed(db, organisationId, scope)
  if (organisation === undefined) {
    throw refuseCall('ORGANISATION_NOT_FOUND', ORGANISATION_NOT_FOUND)
  }
  const [officers, captains] = await Promise.all([
    findOfficers(db, organisationId),
    findCaptains(db, organisationId),
  ])
  const typed = [...officers, ...captains].map(({ name }) => name)
  const shown = await typedNames(db, { organisationId, typed, now: now() })
  return {
    organisation: organisationRef(organisation),
    officers: officers.map((officer) => ({ ...officer, name: shown(officer.name) })),
    captains: captains.map(({ team, season, name }) => ({
      team: teamRef(team),
      season,
      name: shown(name),
    })),
  }
}

export const listOfficers = os.organisations.officers.handler(async ({ input, context }) => {
  const told = await officersOf(context.app, input.organisationId, await siteScope(context))
  return success(counted(told.officers.length, 'officer'), told)
})

export const addOfficer = os.organisations.addOfficer.handler(async ({ input, context }) => {
  const { organisationId } = input
  const { actor } = await organisationOfManager(context, organisationId)
  const { app } = context
  await app.db.transaction().execute(async (transaction) => {
    await lockOrganisation(transaction, organisationId)
    await insertOfficer(transaction, { ...input, by: actor.accountId }, app.now())
    if ((await findOfficers(transaction, organisationId)).length > MOST) {
      throw refuseField('name', `A page names ${MOST} people at most.`)
    }
  })
  return success('Saved', await officersOf(app, organisationId))
})

export const removeOfficer = os.organisations.removeOfficer.handler(async ({ input, context }) => {
  await organisationOfManager(context, input.organisationId)
  const { app } = context
  await deleteOfficer(app.db, input.organisationId, input.id)
  return success('Removed', await officersOf(app, input.organisationId))
})
