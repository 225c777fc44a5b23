import { NOT_ALLOWED } from '@pavilion/contract/accounts/account-refusals.ts'
import { PLAYER_NOT_FOUND } from '@pavilion/contract/clubs/club-refusals.ts'
import { ORGANISATION_NOT_FOUND } from '@pavilion/contract/organisations/organisation-refusals.ts'
import type { OrganisationRef } from '@pavilion/contract/records.ts'
import type { Bowlers } from '@pavilion/contract/workloads/workload-calls.ts'
import { NETS_IN_FUTURE } from '@pavilion/contract/workloads/workload-refusals.ts'
import { may } from '#access/access.ts'
import { counted, success } from '#http/answer.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { organisationRef } from '#records/references.queries.ts'
import { after } from '#security/instants.ts'
import { DAY, HOUR } from '#security/limits.ts'
import { type SignedIn, signedIn } from '#sessions/sessions.ts'
import {
  addNets,
  findClubBowlers,
  findDirectivesAbove,
  keepStyle,
  removeNets,
} from './bowlers.queries.ts'
import { findOrganisation } from './directive.queries.ts'
import { limitsOf } from './limits-of.ts'

type Club = {
  readonly actor: SignedIn
  readonly organisation: OrganisationRef
  readonly isManager: boolean
}

/** The club whose teams the caller runs. Others are refused with 403: organisations are public. */
async function clubOf(context: CallContext, organisationId: string): Promise<Club> {
  const actor = await signedIn(context)
  const found = await findOrganisation(context.app.db, organisationId)
  if (found === undefined) throw refuseCall('ORGANISATION_NOT_FOUND', ORGANISATION_NOT_FOUND)
  if (!may(actor, 'run-teams', { organisationId })) throw refuseCall('NOT_ALLOWED', NOT_ALLOWED)
  const isManager = may(actor, 'manage-organisation', { organisationId })
  return { actor, organisation: organisationRef(found), isManager }
}

const SIX_DAYS = 6 * DAY

async function bowlersOf(
  { app: { db } }: CallContext,
  { organisation, isManager }: Club,
  today: string,
): Promise<Bowlers> {
  const from = after(`${today}T00:00:00Z`, -SIX_DAYS).slice(0, 10)
  const [rows, directives] = await Promise.all([
    findClubBowlers(db, { organisationId: organisation.id, from, to: today }),
    findDirectivesAbove(db, organisation.id),
  ])
  const players = rows.map(({ bornOn, ...row }) => ({
    ...row,
    isBirthKnown: bornOn !== null,
    limits: limitsOf({ bornOn, bowls: row.bowls, directives }, today),
  }))
  return { organisation, isManager, players }
}

export const listBowlers = os.workloads.bowlers.handler(async ({ input, context }) => {
  const club = await clubOf(context, input.organisationId)
  const told = await bowlersOf(context, club, input.today)
  return success(counted(told.players.length, 'player'), told)
})

export const saveStyle = os.workloads.saveStyle.handler(async ({ input, context }) => {
  const club = await clubOf(context, input.organisationId)
  const isKept = await keepStyle(context.app.db, input)
  if (!isKept) throw refuseCall('PLAYER_NOT_FOUND', PLAYER_NOT_FOUND)
  return success('Saved', await bowlersOf(context, club, input.today))
})

/** It is tomorrow already where the sun rises first. */
const AHEAD = 14 * HOUR
const MOST_DAYS_AGO = 31 * DAY

export const noteNets = os.workloads.addNets.handler(async ({ input, context }) => {
  const club = await clubOf(context, input.organisationId)
  const now = context.app.now()
  const [first, last] = [after(now, -MOST_DAYS_AGO), after(now, AHEAD)]
  if (input.day < first.slice(0, 10) || input.day > last.slice(0, 10)) {
    const { message } = NETS_IN_FUTURE
    throw refuseCall('NETS_IN_FUTURE', NETS_IN_FUTURE, [{ path: 'day', message }])
  }
  const by = club.actor.accountId
  const isAdded = await addNets(context.app.db, { ...input, by, now })
  if (!isAdded) throw refuseCall('PLAYER_NOT_FOUND', PLAYER_NOT_FOUND)
  return success('Saved', await bowlersOf(context, club, input.today))
})

export const takeBackNets = os.workloads.removeNets.handler(async ({ input, context }) => {
  const club = await clubOf(context, input.organisationId)
  await removeNets(context.app.db, input.organisationId, input.id)
  return success('Removed', await bowlersOf(context, club, input.today))
})
