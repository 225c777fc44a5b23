import { z } from 'zod'
import { MatchId, TeamId } from '../ids.ts'
import { oneLine } from '../matches/scoring-fields.ts'
import { OrganisationRef, TeamRef } from '../records.ts'
import { Instant } from '../time.ts'

export const EntryKind = z.enum(['match', 'training'])
export const Answer = z.enum(['yes', 'no', 'maybe'])
export type Answer = z.infer<typeof Answer>

/**
 * A player's place in a match: in the eleven, in reserve, asked to stand in for who has dropped out, dropped
 * out, or available and not chosen.
 */
export const PickState = z.enum(['playing', 'reserve', 'asked', 'withdrawn', 'left-out'])
export type PickState = z.infer<typeof PickState>

export const DutyKind = z.enum(['scorer', 'umpire', 'teas', 'lifts', 'ground'])
export type DutyKind = z.infer<typeof DutyKind>

/** A match against a named opponent, or training. */
export const EntryFields = z
  .strictObject({
    kind: EntryKind,
    /** Null for training of the whole club. */
    teamId: TeamId.nullable(),
    /** Who a match is against; empty for training. */
    opponent: oneLine(0, 80),
    place: oneLine(0, 120),
    note: oneLine(0, 300),
    startsAt: Instant,
    endsAt: Instant,
    /** When the players meet; null for when it begins. */
    meetsAt: Instant.nullable().default(null),
    /** How many days before the players are asked whether they can come; null for not at all. */
    askDays: z.int().min(1).max(60).nullable(),
  })
  .refine(({ kind, teamId }) => kind === 'training' || teamId !== null, {
    path: ['teamId'],
    message: 'Choose the team that plays.',
  })
  .refine(({ kind, opponent }) => kind === 'training' || opponent !== '', {
    path: ['opponent'],
    message: 'Say who the match is against.',
  })
  .refine(({ startsAt, endsAt }) => Date.parse(endsAt) > Date.parse(startsAt), {
    path: ['endsAt'],
    message: 'It has to end after it begins.',
  })
  .refine(
    ({ meetsAt, startsAt }) => meetsAt === null || Date.parse(meetsAt) <= Date.parse(startsAt),
    { path: ['meetsAt'], message: 'Players meet before it begins.' },
  )
  .refine(({ startsAt, endsAt }) => Date.parse(endsAt) - Date.parse(startsAt) <= 6 * 86_400_000, {
    path: ['endsAt'],
    message: 'Six days are the longest.',
  })
export type EntryFields = z.infer<typeof EntryFields>

export const Planned = z.object({
  id: z.uuid(),
  kind: EntryKind,
  team: TeamRef.nullable(),
  opponent: z.string(),
  place: z.string(),
  note: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  /** When the players meet. */
  meetsAt: Instant.nullable(),
  /** IANA, "Asia/Karachi". */
  timeZone: z.string(),
  /** When it was to begin before that was changed. */
  formerStartsAt: Instant.nullable(),
  /** When it was called off. */
  cancelledAt: Instant.nullable(),
  /** Why it was called off. */
  reason: z.string(),
})

export const CalendarEntry = Planned.extend({
  askDays: z.int().nullable(),
  askedAt: Instant.nullable(),
  /** The public match that it is, which decides who plays, when, and where if it has a ground; null for none. */
  fixture: z.object({ matchId: MatchId, hasGround: z.boolean() }).nullable(),
  /** Its team sheet is published. */
  hasSheet: z.boolean(),
  /** Goes up with every change. */
  revision: z.int(),
  /** How many have answered what. */
  answers: z.object({ yes: z.int(), maybe: z.int(), no: z.int(), none: z.int() }),
})
export type CalendarEntry = z.infer<typeof CalendarEntry>

export const GivenAnswer = z.object({
  playerId: z.uuid(),
  name: z.string(),
  answer: Answer.nullable(),
  note: z.string(),
})
export type GivenAnswer = z.infer<typeof GivenAnswer>

/** Something that a player may come to, with what the player has answered. */
export const AskedEntry = Planned.extend({
  /** Who is asked: the caller, or a child whom the caller looks after. */
  player: z.object({
    id: z.uuid(),
    name: z.string(),
    isChild: z.boolean(),
    /** Plays as a guest, and is no member of the club. */
    isGuest: z.boolean(),
  }),
  organisation: OrganisationRef,
  answer: Answer.nullable(),
  answerNote: z.string(),
  /** What the published team sheet says of the player; null when it says nothing. */
  picked: PickState.nullable(),
  hasSheet: z.boolean(),
  duties: z.array(
    z.object({
      id: z.uuid(),
      kind: DutyKind,
      /** Whose it is; null while nobody has taken it. */
      by: z.string().nullable(),
      isYours: z.boolean(),
    }),
  ),
})
export type AskedEntry = z.infer<typeof AskedEntry>

export const NewAnswer = z.strictObject({
  entryId: z.uuid(),
  answer: Answer,
  note: oneLine(0, 200),
  /** For whom; needed only by who looks after several of the players asked. */
  playerId: z.uuid().optional(),
})
