import type { Currency } from '@pavilion/contract/places/place-calls.ts'
import type { Entry, ManagedTournament } from '@pavilion/contract/tournaments/tournament-fields.ts'
import { TOURNAMENT_NOT_FOUND } from '@pavilion/contract/tournaments/tournament-refusals.ts'
import { may } from '#access/access.ts'
import type { CallContext } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { currencyOf } from '#places/places.ts'
import { organisationRef, teamRef, tournamentRef } from '#records/references.queries.ts'
import { playingConditions } from '#scoring/scoring.ts'
import { type SignedIn, signedIn } from '#sessions/sessions.ts'
import type { AppContext } from '#app-context.ts'
import { duesOf, feeOf } from '../entry-fees/dues.ts'
import { type EntryRow, findEntries } from './entries.queries.ts'
import { groupsBasis } from './groups-basis.ts'
import { lintSetup } from './lint-setup.ts'
import { findSetup, type SetupRow } from './setup.queries.ts'

export type Managed = { readonly actor: SignedIn; readonly setup: SetupRow }

/** Who runs a tournament, for `may`. */
export const runOf = ({ organisationId, managers }: SetupRow) => {
  const idsOf = (role: SetupRow['managers'][number]['role']) =>
    managers.filter((one) => one.role === role).map(({ accountId }) => accountId)
  return { organisationId, ownerIds: idsOf('owner'), managerIds: idsOf('manager') }
}

/** The tournament, if the caller runs it. Others learn nothing of it: it may be a draft. */
export async function tournamentOfManager(context: CallContext, id: string): Promise<Managed> {
  const actor = await signedIn(context)
  const setup = await findSetup(context.app.db, id)
  if (setup !== undefined && may(actor, 'run-tournament', runOf(setup))) return { actor, setup }
  throw refuseCall('TOURNAMENT_NOT_FOUND', TOURNAMENT_NOT_FOUND)
}

const isOwner = ({ actor, setup }: Managed): boolean => may(actor, 'own-tournament', runOf(setup))

/** The tournament, if the caller may say who runs it. */
export async function tournamentOfOwner(context: CallContext, id: string): Promise<Managed> {
  const managed = await tournamentOfManager(context, id)
  if (isOwner(managed)) return managed
  throw refuseCall('TOURNAMENT_NOT_FOUND', TOURNAMENT_NOT_FOUND)
}

/** "2026", or "2026/27" for one that goes on into the next year. */
export function seasonOf({ startsOn, endsOn }: Pick<SetupRow['fields'], 'startsOn' | 'endsOn'>) {
  const [first, last] = [startsOn.slice(0, 4), endsOn.slice(0, 4)]
  return first === last ? first : `${first}/${last.slice(2)}`
}

type Named = Pick<SetupRow, 'id'> & { readonly name: string; readonly season: string }

export const setupRef = (named: Named) => tournamentRef({ ...named, isSample: false })

export const refOf = ({ id, fields }: Pick<SetupRow, 'id' | 'fields'>) =>
  setupRef({ id, name: fields.name, season: seasonOf(fields) })

/** The tournament as it is now, for whoever has just changed it. */
export async function managedNow(
  { db }: AppContext,
  actor: SignedIn,
  id: string,
): Promise<ManagedTournament> {
  const setup = await findSetup(db, id)
  if (setup === undefined) throw refuseCall('TOURNAMENT_NOT_FOUND', TOURNAMENT_NOT_FOUND)
  const entries = await findEntries(db, id)
  const { organisation, fields, drawSeed, drawnAt, legs } = setup
  const playing = playingOf(fields)
  const currency = await currencyOf(db, setup.currency)
  return {
    tournament: refOf(setup),
    organisation: organisation && organisationRef(organisation),
    isPublished: setup.isPublished,
    revision: setup.revision,
    fields,
    playing,
    timeZone: setup.timeZone,
    currency,
    played: setup.played,
    managers: setup.managers.map((one) => ({
      ...one,
      isSelf: one.accountId === actor.accountId,
    })),
    mayAppoint: isOwner({ actor, setup }),
    entry: {
      isOpen: setup.entryIsOpen,
      pin: setup.entryPin,
      deadline: setup.entryDeadline,
    },
    fee: feeOf(setup, currency),
    draw: drawSeed === null || drawnAt === null ? null : { seed: drawSeed, at: drawnAt },
    entries: entries.map((entry) => entryOf(entry, currency)),
    groupsBasis: groupsBasis(entries),
    legs,
    findings: lintSetup(setup, entries, playing),
  }
}

function entryOf(entry: EntryRow, currency: Currency): Entry {
  const { id, team, status, group, seed, manager } = entry
  return { id, team: teamRef(team), status, group, seed, manager, fee: duesOf(entry, currency) }
}

function playingOf({ conditions }: SetupRow['fields']): ManagedTournament['playing'] {
  const playing = playingConditions(conditions)
  return { ...playing, powerplays: [...playing.powerplays] }
}
