import { appointmentRoles, grades } from '@pavilion/cricket/appointments/propose.ts'
import { z } from 'zod'
import { MatchId, TeamId, TournamentId } from '../ids.ts'
import { oneLine } from '../matches/scoring-fields.ts'
import { Currency } from '../places/place-calls.ts'
import { OrganisationRef } from '../records.ts'
import { Day, Instant } from '../time.ts'
import { MinorUnits, MOST_MONEY } from '../units.ts'

const MOST_CONFLICTS = 40
const MOST_AWAY = 60

export const AppointmentRole = z.enum(appointmentRoles)
export const Grade = z.enum(grades)

/** Days on which somebody is not free, both included. */
export const DaysAway = z
  .strictObject({ from: Day, until: Day })
  .refine(({ from, until }) => from <= until, {
    path: ['until'],
    message: 'The last day is not before the first.',
  })
export const Away = z.array(DaysAway).max(MOST_AWAY)

/** What a panel knows of an official. */
export const OfficialFields = z.strictObject({
  name: oneLine(1, 100),
  email: z.email('Enter an email address.').max(254),
  roles: z.array(AppointmentRole).min(1, 'Choose what the official does.').max(3),
  grade: Grade,
  /** Where the official sets out from; null where nobody has said. */
  position: z
    .strictObject({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
    })
    .nullable(),
  /** Teams to which the official is not appointed. */
  conflicts: z
    .array(z.strictObject({ teamId: TeamId, kind: z.enum(['club', 'family']) }))
    .max(MOST_CONFLICTS),
})
export type OfficialFields = z.infer<typeof OfficialFields>

const Fee = MinorUnits.min(0, 'A fee is not below zero.').max(
  MOST_MONEY,
  'That is more than can be paid.',
)

/** Whom a match needs, and what they are paid. */
export const AppointmentRules = z.strictObject({
  umpires: z.int().min(0).max(4),
  scorers: z.int().min(0).max(2),
  referees: z.int().min(0).max(1),
  /** An official does not see the same side again within so many weeks. */
  weeksApart: z.int().min(0).max(20),
  leagueGrade: Grade,
  knockOutGrade: Grade,
  /** How long an official has to answer. */
  answerHours: z.int().min(1).max(720),
  umpireFee: Fee,
  scorerFee: Fee,
  refereeFee: Fee,
})
export type AppointmentRules = z.infer<typeof AppointmentRules>

export const AppointmentState = z.enum(['asked', 'accepted', 'declined', 'released'])

export const PanelOfficial = OfficialFields.extend({
  id: z.uuid(),
  /** Of the panel of the organisation, for all of its tournaments. */
  isOfOrganisation: z.boolean(),
  hasAccount: z.boolean(),
  away: z.array(DaysAway),
  /** Matches of this tournament to which the official is appointed, not counting those declined. */
  matches: z.int(),
})
export type PanelOfficial = z.infer<typeof PanelOfficial>

export const Appointment = z.object({
  id: z.uuid(),
  panelId: z.uuid(),
  name: z.string(),
  role: AppointmentRole,
  state: AppointmentState,
  /** Why it was declined or released. */
  reason: z.string(),
  /** Until when it can be answered. */
  answerBy: Instant.nullable(),
  fee: MinorUnits,
  /** Of the fee: nothing yet, owed since the match, or paid. */
  settled: z.enum(['not due', 'owed', 'paid']),
})
export type Appointment = z.infer<typeof Appointment>

export const AppointedMatch = z.object({
  id: MatchId,
  home: z.string(),
  away: z.string(),
  startsAt: Instant.nullable(),
  ground: z.string(),
  status: z.enum(['upcoming', 'live', 'complete', 'abandoned']),
  appointments: z.array(Appointment),
  /** Roles for which nobody is asked or has accepted, each as often as somebody is missing. */
  open: z.array(AppointmentRole),
})
export type AppointedMatch = z.infer<typeof AppointedMatch>

/** The panel of a tournament, what it needs and who stands where. */
export const AppointmentBook = z.object({
  /** Of the tournament. */
  name: z.string(),
  rules: AppointmentRules,
  currency: Currency,
  timeZone: z.string(),
  /** Whose panel the tournament uses besides its own; null where it is nobody’s. */
  organisation: OrganisationRef.nullable(),
  /** Whether the caller may change that panel. */
  runsOrganisation: z.boolean(),
  teams: z.array(z.object({ id: TeamId, name: z.string() })),
  panel: z.array(PanelOfficial),
  matches: z.array(AppointedMatch),
})
export type AppointmentBook = z.infer<typeof AppointmentBook>

export const Proposal = z.object({
  matchId: MatchId,
  role: AppointmentRole,
  /** Null where nobody on the panel can stand. */
  official: z.object({ panelId: z.uuid(), name: z.string() }).nullable(),
  matches: z.int(),
  /** The way there; null where it is not known. */
  kilometres: z.int().nullable(),
})

/** An appointment as the official sees it. */
export const OwnAppointment = z.object({
  id: z.uuid(),
  name: z.string(),
  tournament: z.object({ id: TournamentId, name: z.string() }),
  matchId: MatchId,
  home: z.string(),
  away: z.string(),
  startsAt: Instant.nullable(),
  ground: z.string(),
  timeZone: z.string(),
  role: AppointmentRole,
  state: AppointmentState,
  reason: z.string(),
  answerBy: Instant.nullable(),
  fee: MinorUnits,
  currency: Currency,
  /** Whether an account has these appointments in its own list. */
  isClaimed: z.boolean(),
})
export type OwnAppointment = z.infer<typeof OwnAppointment>
