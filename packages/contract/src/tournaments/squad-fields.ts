import { squadKinds, squadRuleNames } from '@pavilion/cricket/squads/squad-rules.ts'
import { z } from 'zod'
import { MatchId, PersonId } from '../ids.ts'
import { oneLine } from '../matches/scoring-fields.ts'
import { OrganisationRef, TeamRef, TournamentRef } from '../records.ts'
import { Day, Instant } from '../time.ts'

const MOST_PLAYERS = 100
const OLDEST = 120
const LONGEST_TEXT = 40_000

const Players = z.int().min(0).max(MOST_PLAYERS)
const Age = z.int().min(1).max(OLDEST).nullable()

export const SquadRuleName = z.enum(squadRuleNames)
export const SquadKind = z.enum(squadKinds)

/** Who may be in the squads of a tournament; null and 0 where there is no such rule. */
export const SquadRules = z.strictObject({
  /** Players of a squad. */
  most: z.int().min(2).max(MOST_PLAYERS).nullable(),
  /** After it only the organiser changes squads. */
  deadline: Instant.nullable(),
  /** Younger than `under`, and `least` or older, on that day. */
  age: z
    .strictObject({ on: Day, under: Age, least: Age })
    .refine(({ under, least }) => under !== null || least !== null, 'must name an age')
    .nullable(),
  mostGuests: Players.nullable(),
  mostOverseas: Players.nullable(),
  /** The last day of registration. */
  registeredBy: Day.nullable(),
  /** Matches of the league in which somebody has to have played to play in the knock-out. */
  knockOutMatches: z.int().min(0).max(50),
  /** Where the competition's handbook says so: "4.2". */
  clauses: z.partialRecord(SquadRuleName, oneLine(0, 20)),
})

export const anySquad: z.infer<typeof SquadRules> = {
  most: null,
  deadline: null,
  age: null,
  mostGuests: null,
  mostOverseas: null,
  registeredBy: null,
  knockOutMatches: 0,
  clauses: {},
}

/** What is said of a player for the tournament. */
export const SquadPlayerFields = z.strictObject({
  name: oneLine(1, 100),
  shirt: z.int().min(0).max(999).nullable(),
  kind: SquadKind,
  bornOn: Day.nullable(),
  registeredOn: Day.nullable(),
})

/** A rule that is broken, or, where what it asks about is unknown, that cannot be checked. */
export const SquadBreach = z.object({
  rule: SquadRuleName,
  clause: z.string(),
  /** The association in whose handbook the clause can be read; null when it has no such rule. */
  handbook: OrganisationRef.nullable(),
  /** Null for the squad as a whole. */
  player: z.string().nullable(),
  isUnknown: z.boolean(),
})

/** A player who may not play: for so many matches more, or until the end of a day. */
export const SuspendedFor = z.object({
  clause: z.string(),
  matchesLeft: z.int().nullable(),
  until: Day.nullable(),
})

/** A suspension, as everybody may know of it. */
export const PublicSuspension = z.object({
  id: z.uuid(),
  /** The id is null for somebody who has not played yet. */
  player: z.object({ id: PersonId.nullable(), name: z.string() }),
  team: TeamRef,
  match: z.object({ id: MatchId, home: z.string(), away: z.string() }),
  clause: z.string(),
  decidedAt: Instant,
  /** For how many matches, and how many are left; null when it ends with a day. */
  matches: z.int().nullable(),
  matchesLeft: z.int().nullable(),
  /** The last day; null when it is for matches. */
  until: Day.nullable(),
  isInForce: z.boolean(),
})
export type PublicSuspension = z.infer<typeof PublicSuspension>

/** The squad of a team, as the organiser and whoever answers for the team see it. */
export const TournamentSquad = z.object({
  tournament: TournamentRef,
  entryId: z.uuid(),
  team: TeamRef,
  rules: SquadRules,
  timeZone: z.string(),
  /** The deadline has passed, and the caller is not an organiser. */
  isClosed: z.boolean(),
  isOrganiser: z.boolean(),
  players: z.array(
    SquadPlayerFields.extend({
      id: z.uuid(),
      /** From the list of the club, which then says the date of birth. */
      isOfClub: z.boolean(),
      /** Null for those who may play. */
      suspended: SuspendedFor.nullable(),
    }),
  ),
  breaches: z.array(SquadBreach),
  /** Players of the team’s club who are in no squad of the tournament, for those who run the club’s teams. */
  candidates: z.array(z.object({ id: z.uuid(), name: z.string() })),
})

/** Somebody who may not play in a match, and the rule that says so. */
export const BarredPlayer = z.object({
  name: z.string(),
  why: SquadRuleName,
  /** Empty where the handbook is not cited. */
  clause: z.string(),
})
export type BarredPlayer = z.infer<typeof BarredPlayer>

/** Those who may not play for a side of a match. */
export const BarredSide = z.object({ teamId: z.uuid(), players: z.array(BarredPlayer) })

/** From what the line-up of a side is named: its squad, and the team sheet of its club. */
export const LineUpSquad = z.object({
  teamId: z.uuid(),
  /** As a line of a team sheet: "7 Ayesha Khan". */
  players: z.array(z.object({ line: z.string(), name: z.string() })),
  /** Those who may not play in this match, of the squad or not. */
  barred: z.array(BarredPlayer),
  /** What the club has published for the match; null for nothing that the caller may see. */
  sheet: z
    .object({
      club: z.string(),
      /** Those who may play: "7 Ayesha Khan (c)". */
      lines: z.array(z.string()),
      /** Those who may not, and children whose names the caller may not know. */
      leftOut: z.array(z.object({ name: z.string(), why: z.enum([...squadRuleNames, 'hidden']) })),
    })
    .nullable(),
})
export type LineUpSquad = z.infer<typeof LineUpSquad>

/** A player a line, or CSV: name, date of birth, day of registration, "guest" or "overseas". */
export const SquadText = z.string().max(LONGEST_TEXT)

/** Something that breaks the rules, or may, in a squad or in a match. */
export const AuditLine = SquadBreach.extend({
  team: TeamRef.nullable(),
  match: z.object({ id: MatchId, home: z.string(), away: z.string() }).nullable(),
})

export const SquadAudit = z.object({
  squads: z.array(z.object({ entryId: z.uuid(), team: TeamRef, players: z.int() })),
  lines: z.array(AuditLine),
})
export type SquadAudit = z.infer<typeof SquadAudit>
