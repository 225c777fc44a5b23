import { dueNeeds } from '@pavilion/cricket/laws/due.ts'
import type { Due as DueOf } from '@pavilion/cricket/laws/due.ts'
import { z } from 'zod'
import { TeamId } from '../ids.ts'
import { Gender } from '../records.ts'
import { Instant } from '../time.ts'
import { Fact } from './match-facts.ts'

const SHORTEST_ID = 8

/** A device or program that scores, by an id that it makes up once and keeps. */
export const DeviceId = z
  .string()
  .min(SHORTEST_ID)
  .max(100)
  .regex(/^[\x21-\x7E]*$/, 'Must be letters, digits and signs without spaces')

/** The device of programs that name none: all of an account that do are one device to others. */
const UNNAMED_DEVICE = 'unnamed-device'

/** The device that scores, where an account needs to tell several apart. */
export const OwnDevice = DeviceId.default(UNNAMED_DEVICE)

/** Text in one line, without invisible characters. */
export const oneLine = (least: number, most: number) =>
  z
    .string()
    .trim()
    .min(least)
    .max(most)
    .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u, 'Must be text in one line')

const Account = z.object({ id: z.uuid(), name: z.string() })

const Device = z.object({ device: z.string(), label: z.string(), account: Account, since: Instant })
export type ScoringDevice = z.infer<typeof Device>

/** Which device scores, and which ask for it, the earliest first. */
export const Claim = z.object({ holder: Device.nullable(), asked: z.array(Device) })
export type Claim = z.infer<typeof Claim>

/** Who recorded corrections and when, by the seq of the first of those that were made together. */
export const RecordedCorrection = z.object({
  seq: z.int().min(1),
  /** Null when it was nobody with an account. */
  by: z.string().nullable(),
  at: Instant,
})
export type RecordedCorrection = z.infer<typeof RecordedCorrection>

/** Corrections that were made together once the match had its result. */
export const MatchAmendment = RecordedCorrection.extend({
  /** Empty when none was asked for. */
  reason: z.string(),
  /** Taken back since. */
  isUndone: z.boolean(),
  /** Made once somebody had signed the match. */
  isAfterSigning: z.boolean(),
  /** Each in words. `number`: the ball’s, "15.2"; `from` is null for what was added, `to` for what was struck out. */
  changes: z.array(
    z.object({
      number: z.string().nullable(),
      from: z.string().nullable(),
      to: z.string().nullable(),
    }),
  ),
})
export type MatchAmendment = z.infer<typeof MatchAmendment>

/** Corrections that whoever checks the scoring proposes to whoever scores. */
export const ScoringProposal = z.object({
  id: z.uuid(),
  /** Null when the account is closed. */
  by: z.string().nullable(),
  /** The last seq of the log that the facts would follow. */
  after: z.int().min(0),
  facts: z.array(Fact),
  at: Instant,
})
export type ScoringProposal = z.infer<typeof ScoringProposal>

const id = z.string()

/** What has to be recorded next, and the choices that the Laws leave; sides and players by their ids. */
export const Due: z.ZodType<DueOf, DueOf> = z.object({
  need: z.enum(dueNeeds),
  sides: z.array(id),
  superOver: z.boolean(),
  striker: id.nullable(),
  nonStriker: id.nullable(),
  bowler: id.nullable(),
  batters: z.array(id),
  hurt: z.array(id),
  retiredOut: z.array(id),
  bowlers: z.array(id),
})

/** How somebody came to score a match. */
export const Scorer = z.object({
  account: Account,
  as: z.enum(['creator', 'invited']),
  since: Instant,
})
export type Scorer = z.infer<typeof Scorer>

export const scoringEventKinds = [
  'claimed',
  'asked',
  'granted',
  'taken-over',
  'released',
  'invited',
  'joined',
  'removed',
] as const

/** Something that was decided about who scores. */
export const ScoringEvent = z.object({
  kind: z.enum(scoringEventKinds),
  account: Account.nullable(),
  device: z.string(),
  reason: z.string(),
  at: Instant,
})
export type ScoringEvent = z.infer<typeof ScoringEvent>

/** A team that the account may name as a side of a match. */
export const NamedTeam = z.object({ id: TeamId, name: z.string(), gender: Gender })
export type NamedTeam = z.infer<typeof NamedTeam>
