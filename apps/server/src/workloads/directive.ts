import { NOT_ALLOWED } from '@pavilion/contract/accounts/account-refusals.ts'
import { ORGANISATION_NOT_FOUND } from '@pavilion/contract/organisations/organisation-refusals.ts'
import { TOURNAMENT_NOT_FOUND } from '@pavilion/contract/tournaments/tournament-refusals.ts'
import { TournamentId } from '@pavilion/contract/ids.ts'
import {
  NOT_AN_ASSOCIATION,
  STALE_DIRECTIVE,
} from '@pavilion/contract/workloads/workload-refusals.ts'
import { may } from '#access/access.ts'
import { success } from '#http/answer.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { organisationRef } from '#records/references.queries.ts'
import { signedIn } from '#sessions/sessions.ts'
import { findDirective, findOrganisation, findRun, keepDirective } from './directive.queries.ts'

async function organisationOf({ app }: CallContext, organisationId: string) {
  const found = await findOrganisation(app.db, organisationId)
  if (found === undefined) throw refuseCall('ORGANISATION_NOT_FOUND', ORGANISATION_NOT_FOUND)
  return organisationRef(found)
}

export const showDirective = os.workloads.directive.handler(async ({ input, context }) => {
  const organisation = await organisationOf(context, input.organisationId)
  const told = await findDirective(context.app.db, { associationId: organisation.id })
  return success(organisation.name, { organisation, ...told })
})

export const saveDirective = os.workloads.saveDirective.handler(async ({ input, context }) => {
  const { organisationId, ...change } = input
  const actor = await signedIn(context)
  const organisation = await organisationOf(context, organisationId)
  if (!may(actor, 'manage-organisation', { organisationId })) {
    throw refuseCall('NOT_ALLOWED', NOT_ALLOWED)
  }
  if (organisation.kind !== 'association') {
    throw refuseCall('NOT_AN_ASSOCIATION', NOT_AN_ASSOCIATION)
  }
  const { db, now } = context.app
  const of = { associationId: organisationId }
  const isKept = await keepDirective(db, { of, ...change, now: now() })
  if (!isKept) throw refuseCall('STALE_DIRECTIVE', STALE_DIRECTIVE)
  return success('Saved', { organisation, ...(await findDirective(db, of)) })
})

/** The tournament, if the caller runs it. Others learn nothing of it: it may be a draft. */
async function tournamentOf(context: CallContext, tournamentId: string) {
  const actor = await signedIn(context)
  const run = await findRun(context.app.db, tournamentId)
  if (run === undefined || !may(actor, 'run-tournament', run)) {
    throw refuseCall('TOURNAMENT_NOT_FOUND', TOURNAMENT_NOT_FOUND)
  }
  return { id: TournamentId.parse(tournamentId), name: run.name }
}

export const showTournamentDirective = os.workloads.tournamentDirective.handler(
  async ({ input: { tournamentId }, context }) => {
    const tournament = await tournamentOf(context, tournamentId)
    const told = await findDirective(context.app.db, { tournamentId })
    return success(tournament.name, { tournament, ...told })
  },
)

export const saveTournamentDirective = os.workloads.saveTournamentDirective.handler(
  async ({ input, context }) => {
    const { tournamentId, ...change } = input
    const tournament = await tournamentOf(context, tournamentId)
    const { db, now } = context.app
    const of = { tournamentId }
    const isKept = await keepDirective(db, { of, ...change, now: now() })
    if (!isKept) throw refuseCall('STALE_DIRECTIVE', STALE_DIRECTIVE)
    return success('Saved', { tournament, ...(await findDirective(db, of)) })
  },
)
