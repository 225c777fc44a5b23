import { usualFormula } from '@pavilion/cricket/awards/formula.ts'
import { z } from 'zod'
import { Email } from '../accounts/account-fields.ts'
import { TeamId } from '../ids.ts'
import { PlayingConditions } from '../matches/match-setup.ts'
import { Conditions } from '../matches/new-match.ts'
import { oneLine } from '../matches/scoring-fields.ts'
import { Currency } from '../places/place-calls.ts'
import { Gender, OrganisationRef, TeamRef, TournamentRef } from '../records.ts'
import { Day, Instant } from '../time.ts'
import { AwardFormula } from './award-fields.ts'
import { EntryDues, EntryFee } from './entry-fee-fields.ts'
import { Finding } from './finding-fields.ts'
import { PointsRules } from './points-fields.ts'
import { anySquad, SquadRules } from './squad-fields.ts'

const LONGEST_NAME = 80
const LONGEST_ABOUT = 2000
const MOST_GROUNDS = 20
const LATEST_DAYS = 400
const MOST_HOURS = 720
const MOST_GROUPS = 16
const USUAL_HOURS = 48

const Hours = z.int().min(1).max(MOST_HOURS).default(USUAL_HOURS)

export const BallType = z.enum(['leather', 'tennis', 'tape', 'other'])
export type BallType = z.infer<typeof BallType>

/** How often the teams of a table meet. */
export const Legs = z.literal([1, 2, 3, 4])
export type Legs = z.infer<typeof Legs>

const DAY_MS = 86_400_000

const lasts = ({ startsOn, endsOn }: { startsOn: string; endsOn: string }) =>
  (Date.parse(endsOn) - Date.parse(startsOn)) / DAY_MS

/** What an organiser says of a tournament. Texts are empty where nothing is said. */
export const TournamentFields = z
  .strictObject({
    name: oneLine(2, LONGEST_NAME),
    about: z
      .string()
      .trim()
      .max(LONGEST_ABOUT)
      .regex(/^[^\0]*$/, 'Must be text'),
    city: oneLine(0, LONGEST_NAME),
    /** Names of grounds, in the city of the tournament. */
    grounds: z.array(oneLine(1, 100)).max(MOST_GROUNDS),
    startsOn: Day,
    endsOn: Day,
    gender: Gender,
    /** "Under 19", "Over 40". */
    ageGroup: oneLine(0, 30),
    ballType: BallType,
    /** Who runs it, as the public page says. */
    organiser: oneLine(0, LONGEST_NAME),
    email: z.union([z.literal(''), Email]),
    phone: oneLine(0, 30).regex(/^[+\d ()-]*$/, 'Must be a phone number'),
    /** The playing conditions of its matches. */
    conditions: Conditions,
    points: PointsRules,
    /** How often each pair of a league is to meet; a search for fixtures begins with it. */
    legs: Legs.default(1),
    /**
     * How many groups are planned: 1 is a league of all teams, 0 a knock-out straight away; null while nothing is
     * said. Drawing groups and setting the knock-out begin with it.
     */
    plannedGroups: z.int().min(0).max(MOST_GROUPS).nullable().default(null),
    /** How many teams of each group go through; 0 for a league that ends with its table. */
    qualifiers: z.int().min(0).max(16),
    /** Hours after the start in which the home side tells a result that was not scored. */
    reportHours: Hours,
    /** Hours in which the away side answers; without an answer the result stands. */
    answerHours: Hours,
    /** What a home side loses that has not told a result in time. */
    latePoints: z.number().min(0).max(100).multipleOf(0.25).default(0),
    /** Who may be in the squads of its teams. */
    squads: SquadRules.default(anySquad),
    /** How players are ranked for its awards. */
    awards: AwardFormula.default(usualFormula),
  })
  .refine((fields) => lasts(fields) >= 0, {
    path: ['endsOn'],
    message: 'It cannot end before it begins.',
  })
  .refine((fields) => lasts(fields) <= LATEST_DAYS, {
    path: ['endsOn'],
    message: 'A tournament lasts thirteen months at most.',
  })
export type TournamentFields = z.infer<typeof TournamentFields>

export const TournamentRole = z.enum(['owner', 'manager'])
export type TournamentRole = z.infer<typeof TournamentRole>

/** A tournament that the account runs. */
export const OwnTournament = z.object({
  tournament: TournamentRef,
  isPublished: z.boolean(),
  startsOn: Day,
  endsOn: Day,
  city: z.string(),
  /** Accepted entries. */
  teams: z.int(),
})
export type OwnTournament = z.infer<typeof OwnTournament>

/**
 * `invited`: the team's manager has not answered. `requested`: entered with the PIN, the organiser has not
 * answered. Only accepted teams play.
 */
export const EntryStatus = z.enum(['invited', 'requested', 'accepted', 'declined', 'withdrawn'])
export type EntryStatus = z.infer<typeof EntryStatus>

/** A team by id, or by name: a club of the caller's by that name, made if there is none. */
export const EnteredTeam = z.union([
  z.strictObject({ id: TeamId }),
  z.strictObject({ name: oneLine(1, 100) }),
])

export const Entry = z.object({
  id: z.uuid(),
  team: TeamRef,
  status: EntryStatus,
  /** "A"; null without groups. */
  group: z.string().nullable(),
  /** Its place in the seeding; null without one. */
  seed: z.int().nullable(),
  /** The account that answers for the team, where there is one besides the organiser. */
  manager: z.string().nullable(),
  /** Null where it agreed to none. */
  fee: EntryDues.nullable(),
})
export type Entry = z.infer<typeof Entry>

export const TournamentManager = z.object({
  accountId: z.uuid(),
  name: z.string(),
  role: TournamentRole,
  /** The caller. */
  isSelf: z.boolean(),
})

/** A tournament as those who run it see and change it. */
export const ManagedTournament = z.object({
  tournament: TournamentRef,
  organisation: OrganisationRef.nullable(),
  isPublished: z.boolean(),
  /** Goes up with every change of the fields. */
  revision: z.int(),
  fields: TournamentFields,
  /** The playing conditions in full. */
  playing: PlayingConditions,
  timeZone: z.string(),
  /** Of all that it charges and pays. */
  currency: Currency,
  /** Matches with a result. */
  played: z.int(),
  managers: z.array(TournamentManager),
  /** The account may appoint managers and take them away. */
  mayAppoint: z.boolean(),
  /** Open, teams enter themselves until the deadline: with the PIN, or all of them where there is none. */
  entry: z.object({
    isOpen: z.boolean(),
    pin: z.string().nullable(),
    deadline: Instant.nullable(),
  }),
  /** What teams owe that enter from now on; null for nothing. */
  fee: EntryFee.nullable(),
  /** How the groups were drawn; null when they were set by hand, or there are none. */
  draw: z.object({ seed: z.string(), at: Instant }).nullable(),
  entries: z.array(Entry),
  /** Is another one whenever somebody draws or sets the groups. */
  groupsBasis: z.string(),
  /** How often each pair meets in the fixtures of the league; null before there are any. */
  legs: z.int().nullable(),
  /** What in the rules contradicts itself. */
  findings: z.array(Finding),
})
export type ManagedTournament = z.infer<typeof ManagedTournament>
