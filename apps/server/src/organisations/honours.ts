import type { Honours } from '@pavilion/contract/organisations/honour-calls.ts'
import { ORGANISATION_NOT_FOUND } from '@pavilion/contract/organisations/organisation-refusals.ts'
import type { AppContext } from '#app-context.ts'
import { counted, success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseCall, refuseField } from '#http/refuse-call.ts'
import { typedNames } from '#privacy/typed-names.ts'
import { organisationRef, personRef } from '#records/references.queries.ts'
import type { Scope } from '#sites/scope.queries.ts'
import { siteScope } from '#sites/sites.ts'
import { readHonourLines } from './honour-lines.ts'
import {
  countHonours,
  deleteHonour,
  findHonours,
  findNamed,
  insertHonours,
} from './honours.queries.ts'
import { organisationOfManager } from './managed-organisation.ts'
import { lockOrganisation } from './members.queries.ts'

const MOST_TYPED = 300

async function honoursOf(
  { db, now }: AppContext,
  organisationId: string,
  scope?: Scope,
): Promise<Honours> {
  const organisation = await findNamed(db, organisationId, scope)
  if (organisation === undefined) {
    throw refuseCall('ORGANISATION_NOT_FOUND', ORGANISATION_NOT_FOUND)
  }
  const rows = await findHonours(db, organisationId)
  const typed = rows.flatMap(({ player, who }) => (player === null ? [who] : []))
  const shown = await typedNames(db, { organisationId, typed, now: now() })
  return {
    organisation: organisationRef(organisation),
    honours: rows.map(({ player, who, ...row }) => ({
      ...row,
      who: player === null ? shown(who) : who,
      player: player === null ? null : personRef(player),
    })),
  }
}

export const listHonours = os.organisations.honours.handler(async ({ input, context }) => {
  const told = await honoursOf(context.app, input.organisationId, await siteScope(context))
  return success(counted(told.honours.length, 'honour'), told)
})

export const addHonours = os.organisations.addHonours.handler(async ({ input, context }) => {
  const { organisationId, kind, text } = input
  const { actor } = await organisationOfManager(context, organisationId)
  const { app } = context
  const lines = readHonourLines(text, kind)
  if (typeof lines === 'string') throw refuseField('text', lines)
  await app.db.transaction().execute(async (transaction) => {
    await lockOrganisation(transaction, organisationId)
    const added = { organisationId, kind, lines, by: actor.accountId, now: app.now() }
    await insertHonours(transaction, added)
    if ((await countHonours(transaction, organisationId)) > MOST_TYPED) {
      throw refuseField('text', `A board holds ${MOST_TYPED} lines besides those of its matches.`)
    }
  })
  return success('Saved', await honoursOf(app, organisationId))
})

export const removeHonour = os.organisations.removeHonour.handler(async ({ input, context }) => {
  await organisationOfManager(context, input.organisationId)
  const { app } = context
  await deleteHonour(app.db, input.organisationId, input.id)
  return success('Removed', await honoursOf(app, input.organisationId))
})
