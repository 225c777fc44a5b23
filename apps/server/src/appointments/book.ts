import { isDeepStrictEqual } from 'node:util'
import {
  type AppointedMatch,
  type AppointmentBook,
  type AppointmentRules,
} from '@pavilion/contract/appointments/appointment-fields.ts'
import type { AppointmentRole } from '@pavilion/cricket/appointments/propose.ts'
import { TeamId } from '@pavilion/contract/ids.ts'
import { minorUnits } from '@pavilion/contract/money.ts'
import { STALE_TOURNAMENT } from '@pavilion/contract/tournaments/tournament-refusals.ts'
import type { AppContext } from '#app-context.ts'
import { may } from '#access/access.ts'
import { success } from '#http/answer.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { currencyOf } from '#places/places.ts'
import { organisationRef } from '#records/references.queries.ts'
import {
  lockTournament,
  type ManagedTournament,
  managedTournament,
} from '#tournaments/tournaments.ts'
import { findMatches, type MatchRow } from './match.queries.ts'
import { findPanel } from './panel.queries.ts'
import { findRules, keepRules, type RulesRow } from './rules.queries.ts'
import { findTeams } from './team.queries.ts'

/** Two umpires and a scorer, unpaid, until the organiser says otherwise. */
const usual: AppointmentRules = {
  umpires: 2,
  scorers: 1,
  referees: 0,
  weeksApart: 3,
  leagueGrade: 'D',
  knockOutGrade: 'D',
  answerHours: 72,
  umpireFee: minorUnits(0),
  scorerFee: minorUnits(0),
  refereeFee: minorUnits(0),
}

/** What the tournament needs, and the currency in which it pays for it. */
export async function rulesOf(
  { db }: AppContext,
  { id, currency }: ManagedTournament['setup'],
): Promise<RulesRow> {
  return (await findRules(db, id)) ?? { rules: usual, currency }
}

export const panelsOf = ({ setup }: ManagedTournament) => ({
  tournamentId: setup.id,
  organisationId: setup.organisationId,
})

const most = (rules: AppointmentRules): Readonly<Record<AppointmentRole, number>> => ({
  umpire: rules.umpires,
  'match-referee': rules.referees,
  scorer: rules.scorers,
})

/** The roles for which somebody is missing at a match, each as often as that. */
export function openRoles(
  { appointments }: Pick<MatchRow, 'appointments'>,
  rules: AppointmentRules,
): AppointmentRole[] {
  return Object.entries(most(rules)).flatMap(([name, needed]) => {
    const role = name as AppointmentRole
    const filled = appointments.filter(
      (one) => one.role === role && (one.state === 'asked' || one.state === 'accepted'),
    ).length
    return Array.from({ length: Math.max(0, needed - filled) }, () => role)
  })
}

const matchOf = (rules: AppointmentRules, row: MatchRow): AppointedMatch => ({
  id: row.id,
  home: row.home,
  away: row.away,
  startsAt: row.startsAt,
  ground: row.ground,
  status: row.status,
  appointments: row.appointments,
  open: row.status === 'upcoming' ? openRoles(row, rules) : [],
})

/** The book as it is now, for whoever has just changed it. */
export async function bookOf(
  context: CallContext,
  managed: ManagedTournament,
): Promise<AppointmentBook> {
  const { db } = context.app
  const { setup, actor } = managed
  const { rules, currency } = await rulesOf(context.app, setup)
  const { organisationId } = setup
  const [panel, matches, teams] = await Promise.all([
    findPanel(db, panelsOf(managed)),
    findMatches(db, setup.id),
    findTeams(db, setup.id),
  ])
  return {
    rules,
    name: setup.fields.name,
    currency: await currencyOf(db, currency),
    timeZone: setup.timeZone,
    organisation: setup.organisation && organisationRef(setup.organisation),
    runsOrganisation:
      organisationId !== null && may(actor, 'manage-organisation', { organisationId }),
    teams: teams.map(({ id, name }) => ({ id: TeamId.parse(id), name })),
    panel,
    matches: matches.map((row) => matchOf(rules, row)),
  }
}

export const showBook = os.appointments.book.handler(async ({ input, context }) => {
  const managed = await managedTournament(context, input.tournamentId)
  return success(managed.setup.fields.name, await bookOf(context, managed))
})

const CHANGED =
  'Somebody changed what matches need, or what officials are paid, meanwhile. Look at it again.'

export const saveRules = os.appointments.saveRules.handler(async ({ input, context }) => {
  const managed = await managedTournament(context, input.tournamentId)
  const { tournamentId, from, rules } = input
  const { currency } = await rulesOf(context.app, managed.setup)
  await context.app.db.transaction().execute(async (db) => {
    await lockTournament(db, tournamentId)
    const now = (await findRules(db, tournamentId))?.rules ?? usual
    if (isDeepStrictEqual(now, rules)) return
    if (!isDeepStrictEqual(now, from)) {
      throw refuseCall('STALE_TOURNAMENT', { ...STALE_TOURNAMENT, message: CHANGED })
    }
    await keepRules(db, tournamentId, { rules, currency })
  })
  return success('Saved', await bookOf(context, managed))
})
