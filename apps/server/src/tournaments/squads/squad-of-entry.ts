import {
  type Breach,
  breachesOf,
  type SquadRuleName,
} from '@pavilion/cricket/squads/squad-rules.ts'
import {
  ENTRY_NOT_FOUND,
  SQUAD_CLOSED,
} from '@pavilion/contract/tournaments/tournament-refusals.ts'
import type { OrganisationRef } from '@pavilion/contract/records.ts'
import { may } from '#access/access.ts'
import type { AppContext } from '#app-context.ts'
import type { Db } from '#db/connect.ts'
import type { CallContext } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { organisationRef, teamRef } from '#records/references.queries.ts'
import { teamById } from '#scoring/scoring.ts'
import { type SignedIn, signedIn } from '#sessions/sessions.ts'
import { type EntryRow, findEntry } from '../manage/entries.queries.ts'
import { refOf, runOf } from '../manage/managed-tournament.ts'
import { findSetup, type SetupRow } from '../manage/setup.queries.ts'
import { findClauses } from './handbook.queries.ts'
import { type Suspended, suspensionsOf } from './suspensions.ts'
import { findCandidates, findSquads, type SquadRow } from './squads.queries.ts'

export type SquadOf = {
  readonly actor: SignedIn
  readonly entry: EntryRow
  readonly setup: SetupRow
  readonly isOrganiser: boolean
  /** The deadline has passed for the caller. */
  readonly isClosed: boolean
}

/** The squad of an entry, for its organiser and for whoever answers for the team. Others learn nothing. */
export async function squadOf(context: CallContext, entryId: string): Promise<SquadOf> {
  const actor = await signedIn(context)
  const { db, now } = context.app
  const entry = await findEntry(db, entryId)
  const setup = entry === undefined ? undefined : await findSetup(db, entry.tournamentId)
  if (entry === undefined || setup === undefined) throw unknown()
  const isOrganiser = may(actor, 'run-tournament', runOf(setup))
  const accountId = entry.managerId ?? undefined
  if (!isOrganiser && !may(actor, 'answer-for-team', { accountId })) throw unknown()
  const { deadline } = setup.fields.squads
  const isClosed = !isOrganiser && deadline !== null && deadline <= now()
  return { actor, entry, setup, isOrganiser, isClosed }
}

const unknown = () => refuseCall('ENTRY_NOT_FOUND', ENTRY_NOT_FOUND)

/** As `squadOf`, refused once the deadline has passed. */
export async function openSquadOf(context: CallContext, entryId: string): Promise<SquadOf> {
  const squad = await squadOf(context, entryId)
  if (squad.isClosed) throw refuseCall('SQUAD_CLOSED', SQUAD_CLOSED)
  return squad
}

/** The club of the team, if the caller runs its teams and so knows its players. */
export async function clubOfSquad(db: Db, { actor, entry }: SquadOf): Promise<string | null> {
  const organisationId = (await teamById(db, entry.teamId))?.organisationId ?? null
  const isKnown = organisationId !== null && may(actor, 'run-teams', { organisationId })
  return isKnown ? organisationId : null
}

/** The squad as it is now. */
export async function squadNow(app: Pick<AppContext, 'db' | 'now'>, squad: SquadOf) {
  const { db } = app
  const { entry, setup, isClosed, isOrganiser } = squad
  const { tournamentId, teamId } = entry
  const rules = setup.fields.squads
  const rows = (await findSquads(db, tournamentId)).filter((row) => row.teamId === teamId)
  const club = await clubOfSquad(db, squad)
  const citing = await citingOf(db, setup)
  const suspended = (await suspensionsOf(app, tournamentId)).filter(
    (one) => one.isInForce && one.teamId === teamId,
  )
  return {
    tournament: refOf(setup),
    entryId: entry.id,
    team: teamRef(entry.team),
    rules,
    timeZone: setup.timeZone,
    isClosed,
    isOrganiser,
    players: rows.map((row) => playerOf(row, suspended)),
    breaches: breachesOf(rows, rules).map((breach) => cited(breach, citing)),
    candidates: club === null ? [] : await findCandidates(db, { tournamentId, teamId }, club),
  }
}

const playerOf = (row: SquadRow, suspended: readonly Suspended[]) => {
  const { id, name, shirt, kind, bornOn, registeredOn, isOfClub } = row
  const found = suspended.find((one) => one.name === name)
  return {
    id,
    name,
    shirt,
    kind,
    bornOn,
    registeredOn,
    isOfClub,
    suspended: found === undefined ? null : suspendedFor(found),
  }
}

const suspendedFor = ({ clause, matchesLeft, until }: Suspended) => ({ clause, matchesLeft, until })

export type Citing = {
  readonly clauseOf: (rule: SquadRuleName) => string
  /** Whose handbook has a clause; null for nobody's. */
  readonly handbookOf: (clause: string) => OrganisationRef | null
}

/** The clauses that a tournament's rules name, and which of them the handbook of its organiser has. */
export async function citingOf(db: Db, { fields, organisation }: SetupRow): Promise<Citing> {
  const { clauses } = fields.squads
  const known = organisation === null ? new Set<string>() : await findClauses(db, organisation.id)
  const ref = organisation === null ? null : organisationRef(organisation)
  return {
    clauseOf: (rule) => clauses[rule] ?? '',
    handbookOf: (clause) => (known.has(clause) ? ref : null),
  }
}

/** With the clause, and where it can be read. */
export const cited = (breach: Breach, { clauseOf, handbookOf }: Citing) => {
  const clause = clauseOf(breach.rule)
  return { ...breach, clause, handbook: handbookOf(clause) }
}
