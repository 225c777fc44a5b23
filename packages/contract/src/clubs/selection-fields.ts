import { z } from 'zod'
import { MatchId } from '../ids.ts'
import { PlayingRole } from '../people/playing-style.ts'
import { OrganisationRef } from '../records.ts'
import { Day, Instant } from '../time.ts'
import { Answer, DutyKind, PickState, Planned } from './calendar-fields.ts'
import { OfferedPlaces } from './guest-fields.ts'

export const Pick = z.object({
  playerId: z.uuid(),
  state: PickState,
  /** What the player was last told; null for nothing. */
  told: PickState.nullable(),
  shirt: z.int().nullable(),
  isCaptain: z.boolean(),
  isKeeper: z.boolean(),
})
export type Pick = z.infer<typeof Pick>

const Duty = z.object({ id: z.uuid(), kind: DutyKind, playerId: z.uuid().nullable() })

/** A match with those who were picked, in the order in which they were. */
export const PickedMatch = Planned.extend({
  publishedAt: Instant.nullable(),
  /** Anybody may see the team sheet. */
  isPublic: z.boolean(),
  picks: z.array(Pick),
  duties: z.array(Duty),
  /** The places that are offered to guests; null before any were. */
  guestPlaces: OfferedPlaces.nullable(),
})
export type PickedMatch = z.infer<typeof PickedMatch>

/** What somebody has bowled in matches and nets on a day and the six before. */
export const BowlingLoad = z.object({
  overs: z.int(),
  /** The most overs in a week by the directive that says the least; null where none says any. */
  most: z.int().nullable(),
  /** One more over on the day would break no directive. */
  mayBowl: z.boolean(),
})
export type BowlingLoad = z.infer<typeof BowlingLoad>

export const Candidate = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Where and as what a guest plays, who is no member of the club; null for members. */
  guest: z.object({ entryId: z.uuid(), role: PlayingRole.nullable() }).nullable(),
  /** About the day: yes about any of its matches, else maybe, else no; null for none. */
  answer: Answer.nullable(),
  note: z.string(),
  /** The teams in whose latest squads the player is. */
  teamIds: z.array(z.uuid()),
  /** Was available in the eight days before, and played for none of the elevens. */
  isLeftOut: z.boolean(),
  /** Matches of this season for which a team sheet had the player, before the day. */
  matches: z.int(),
  /** By tournaments that are not over: for so many matches yet, or until a day. */
  suspensions: z.array(
    z.object({
      tournament: z.string(),
      matchesLeft: z.int().nullable(),
      until: Day.nullable(),
    }),
  ),
  /** Null for who has not bowled this week, and where no directive limits that. */
  load: BowlingLoad.nullable(),
  /** Fees are overdue. False for everybody where the caller does not keep the fees of the club. */
  isOwing: z.boolean(),
})
export type Candidate = z.infer<typeof Candidate>

/** All elevens of a day, and who could play. */
export const SelectionBoard = z.object({
  organisation: OrganisationRef,
  isManager: z.boolean(),
  /** The days to come that have matches, and today; the soonest first. */
  days: z.array(z.object({ day: Day, matches: z.int(), published: z.int() })),
  /** Null when nothing is planned. */
  day: Day.nullable(),
  matches: z.array(PickedMatch),
  /** By name. */
  players: z.array(Candidate),
})
export type SelectionBoard = z.infer<typeof SelectionBoard>

export const TeamSheet = z.object({
  entry: Planned.extend({ organisation: OrganisationRef }),
  publishedAt: Instant,
  isPublic: z.boolean(),
  /** The match that it is; null before it is made, and for who may not know of it. */
  match: z.object({ id: MatchId, isOver: z.boolean() }).nullable(),
  /** The caller may score the match, or start it if there is none. */
  mayScore: z.boolean(),
  /** The eleven, in the order in which they were picked, then the reserves. */
  players: z.array(
    z.object({
      name: z.string(),
      shirt: z.int().nullable(),
      isCaptain: z.boolean(),
      isKeeper: z.boolean(),
      isReserve: z.boolean(),
    }),
  ),
})
export type TeamSheet = z.infer<typeof TeamSheet>
