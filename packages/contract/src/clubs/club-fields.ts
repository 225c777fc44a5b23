import { z } from 'zod'
import { oneLine } from '../matches/scoring-fields.ts'
import { Gender, TeamRef } from '../records.ts'
import { Day } from '../time.ts'

/** A season as cricket writes it: "2026", or "2026/27" where summer is at the turn of the year. */
export const Season = z.string().regex(/^\d{4}(?:\/\d{2})?$/, 'Must be a season such as 2026')

export const TeamFields = z.strictObject({
  name: oneLine(2, 80),
  /** For scoreboards: "RW1". Null for none. */
  shortName: oneLine(1, 8).nullable(),
  gender: Gender,
})
export type TeamFields = z.infer<typeof TeamFields>

export const ClubTeam = z.object({
  team: TeamRef,
  gender: Gender,
  /** How many are in the squad of the season. */
  players: z.int(),
})
export type ClubTeam = z.infer<typeof ClubTeam>

/** Somebody who plays for the club, as those see them who run its teams. */
export const ClubPlayer = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string().nullable(),
  /** The player is an account, which may answer for itself. */
  hasAccount: z.boolean(),
})
export type ClubPlayer = z.infer<typeof ClubPlayer>

export const RosterPlayer = ClubPlayer.extend({
  /** The teams that have the player in a squad of the latest season. */
  teams: z.array(TeamRef),
  /** Only those see it who run the club's teams. */
  bornOn: Day.nullable(),
  /** Under 18: the public sees initials until a guardian agrees to the name. */
  isMinor: z.boolean(),
  showsName: z.boolean(),
  showsPicture: z.boolean(),
  /** The accounts that look after the player, the first one first. */
  guardians: z.array(z.object({ accountId: z.uuid(), name: z.string() })),
})
export type RosterPlayer = z.infer<typeof RosterPlayer>

export const SquadPlayer = z.object({
  player: ClubPlayer,
  shirt: z.int().nullable(),
  isCaptain: z.boolean(),
  isKeeper: z.boolean(),
})
export type SquadPlayer = z.infer<typeof SquadPlayer>

const LONGEST_TEXT = 400_000
/** A player a line: a name, or a name and an email address with a comma, semicolon or tab between them. */
export const PlayerLines = z.string().max(LONGEST_TEXT)

export const BirthDay = Day.refine(
  (day) => day > '1900-01-01' && day <= new Date().toISOString().slice(0, 10),
  'Must be a date of birth',
)

/** What a pasted line says, and what would be done about it. */
export const ReadLine = z.object({
  /** Counted from 1. */
  line: z.int(),
  name: z.string(),
  email: z.string().nullable(),
  bornOn: Day.nullable(),
  /** Where the club writes in place of a child, and is to send the link for a parent. */
  guardian: z.string().nullable(),
  /** Into whose squad of this season the player comes. */
  team: z.string().nullable(),
  state: z.enum(['new', 'known', 'refused']),
  /** Why the line is refused; null for others. */
  problem: z.string().nullable(),
})
export type ReadLine = z.infer<typeof ReadLine>
