import type { AppointmentRules } from '@pavilion/contract/appointments/appointment-fields.ts'
import {
  APPOINTED_ELSEWHERE,
  CANNOT_BE_APPOINTED,
  MATCH_NOT_OPEN,
  OFFICIAL_NOT_FOUND,
} from '@pavilion/contract/appointments/appointment-refusals.ts'
import type { MinorUnits } from '@pavilion/contract/units.ts'
import {
  type AppointmentRole,
  type Obstacle,
  obstacles,
} from '@pavilion/cricket/appointments/propose.ts'
import { brokeExclusion } from '#db/broke-rule.ts'
import type { Db } from '#db/connect.ts'
import { success } from '#http/answer.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { after } from '#security/instants.ts'
import { HOUR, spendTries } from '#security/limits.ts'
import { linkOrigin } from '#sites/sites.ts'
import {
  lockTournament,
  type ManagedTournament,
  managedTournament,
} from '#tournaments/tournaments.ts'
import { insertAppointment, lockAppointment } from './appointment.queries.ts'
import { aLink, askOfficial } from './ask.ts'
import { bookOf, openRoles, panelsOf, rulesOf } from './book.ts'
import { limits } from './limits.ts'
import { findMatches, gradeAt, type MatchRow } from './match.queries.ts'
import { type CandidateRow, findCandidates } from './panel.queries.ts'
import type { RulesRow } from './rules.queries.ts'
import { placeOf } from './open-places.ts'

type Asked = {
  readonly id: string
  readonly matchId: string
  readonly role: AppointmentRole
  readonly panelId: string
}

/** What an organiser may not overrule by hand; grade and the same side again are theirs to weigh. */
const grave: Readonly<Partial<Record<Obstacle, string>>> = {
  role: 'does not do that',
  conflict: 'has a conflict of interest with a side',
  away: 'is away on that day',
}

export const appoint = os.appointments.appoint.handler(async ({ input, context }) => {
  const { tournamentId, appointments } = input
  const managed = await managedTournament(context, tournamentId)
  const { app } = context
  const tries = appointments.map(
    () => [limits.appointmentByAccount, managed.actor.accountId] as const,
  )
  await spendTries(context, tries)
  const settled = await rulesOf(app, managed.setup)
  const origin = await linkOrigin(context)
  try {
    await app.db.transaction().execute(async (db) => {
      await lockTournament(db, tournamentId)
      for (const asked of appointments) {
        await appointOne(db, { context, managed, asked, origin, ...settled })
      }
    })
  } catch (error) {
    if (!brokeExclusion(error, 'appointment_one_match_at_once')) throw error
    throw refuseCall('APPOINTED_ELSEWHERE', APPOINTED_ELSEWHERE)
  }
  return success('Asked', await bookOf(context, managed))
})

type Appointing = RulesRow & {
  readonly context: CallContext
  readonly managed: ManagedTournament
  readonly asked: Asked
  readonly origin: string
}

async function appointOne(db: Db, appointing: Appointing): Promise<void> {
  const { context, managed, asked, rules, origin } = appointing
  const { app } = context
  const before = await lockAppointment(db, asked.id)
  if (before !== undefined) return
  const { setup, actor } = managed
  const matches = await findMatches(db, setup.id)
  const match = matches.find(({ id }) => id === asked.matchId)
  const panel = await findCandidates(db, panelsOf(managed), setup.timeZone)
  const official = panel.find(({ id }) => id === asked.panelId)
  if (official === undefined) throw refuseCall('OFFICIAL_NOT_FOUND', OFFICIAL_NOT_FOUND)
  refuseUnfit(match, official, { role: asked.role, rules })
  const now = app.now()
  const { token, hash } = aLink()
  await insertAppointment(db, {
    ...asked,
    tournamentId: setup.id,
    officialId: official.officialId,
    fee: feeOf(asked.role, rules),
    currency: appointing.currency,
    linkOrigin: origin,
    tokenHash: hash,
    expiresAt: after(now, rules.answerHours * HOUR),
    askedBy: actor.accountId,
    now,
  })
  await askOfficial(app, db, {
    to: official.email,
    asked: [{ id: asked.id, linkOrigin: origin, token }],
  })
}

const feeOf = (role: AppointmentRole, rules: AppointmentRules): MinorUnits =>
  ({ umpire: rules.umpireFee, 'match-referee': rules.refereeFee, scorer: rules.scorerFee })[role]

type Wanted = { readonly role: AppointmentRole; readonly rules: AppointmentRules }

function refuseUnfit(
  match: MatchRow | undefined,
  official: CandidateRow,
  { role, rules }: Wanted,
): void {
  const place = match && placeOf(match, role, gradeAt(match.stage, rules))
  if (match === undefined || place === undefined || match.status !== 'upcoming') {
    throw refuseCall('MATCH_NOT_OPEN', MATCH_NOT_OPEN)
  }
  const why = obstacles(official, place, 0).flatMap((one) => grave[one] ?? [])
  const problems = openRoles(match, rules).includes(role)
    ? why.map((reason) => `${official.name} ${reason}.`)
    : ['That match has as many as it needs.']
  const [message] = problems
  if (message === undefined) return
  throw refuseCall('CANNOT_BE_APPOINTED', { ...CANNOT_BE_APPOINTED, message })
}
