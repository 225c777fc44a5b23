import type { Honours } from '@pavilion/contract/organisations/honour-calls.ts'
import { ORGANISATION_NOT_FOUND } from '@pavilion/contract/organisations/organisation-refusals.ts'
import type { Db } from '#db/connect.ts'
import { counted, success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseCall, refuseField } from '#http/refuse-call.ts'
import { organisationRef, personRef } from '#records/references.queries.ts'
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

async function honoursOf(db: Db, organisationId: string): Promise<Honours> {
  const organisation = await findNamed(db, organisationId)
  if (organisation === undefined) {
    throw refuseCall('ORGANISATION_NOT_FOUND', ORGANISATION_NOT_FOUND)
  }
  const rows = await findHonours(db, organisationId)
  return {
    organisation: organisationRef(organisation),
    honours: rows.map((row) => ({
      ...row,
      player: row.player === null ? null : personRef(row.player),
    })),
  }
}

export const listHonours = os.organisations.honours.handler(async ({ input, context }) => {
  const told = await honoursOf(context.app.db, input.organisationId)
  return success(counted(told.honours.length, 'honour'), told)
})

export const addHonours = os.organisations.addHonours.handler(async ({ input, context }) => {
  const { organisationId, kind, text } = input
  const { actor } = await organisationOfManager(context, organisationId)
  const { db, now } = context.app
  const lines = readHonourLines(text, kind)
  if (typeof lines === 'string') throw refuseField('text', lines)
  await db.transaction().execute(async (transaction) => {
    await lockOrganisation(transaction, organisationId)
    const added = { organisationId, kind, lines, by: actor.accountId, now: now() }
    await insertHonours(transaction, added)
    if ((await countHonours(transaction, organisationId)) > MOST_TYPED) {
      throw refuseField('text', `A board holds ${MOST_TYPED} lines besides those of its matches.`)
    }
  })
  return success('Saved', await honoursOf(db, organisationId))
})

export const removeHonour = os.organisations.removeHonour.handler(async ({ input, context }) => {
  await organisationOfManager(context, input.organisationId)
  const { db } = context.app
  await deleteHonour(db, input.organisationId, input.id)
  return success('Removed', await honoursOf(db, input.organisationId))
})
