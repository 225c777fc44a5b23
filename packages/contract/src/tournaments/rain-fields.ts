import { phases } from '@pavilion/cricket/targets/interrupted.ts'
import { averageScores } from '@pavilion/cricket/targets/standard-edition.ts'
import { z } from 'zod'
import { MatchId } from '../ids.ts'
import { oneLine } from '../matches/scoring-fields.ts'
import { TeamRef } from '../records.ts'
import { Day, Instant, MatchStart } from '../time.ts'
import { Place, Reason } from './result-fields.ts'

const MOST_CALLS = 60
const DAY_MINUTES = 1440

const Minutes = z.int().min(0).max(DAY_MINUTES)

/** What of the playing conditions lost time is reckoned by. */
export const RainRules = z.strictObject({
  /** The time that an over counts for. */
  secondsPerOver: z.int().min(60).max(900),
  /** Overs that the side batting second must have for a result. */
  minimumOvers: z.int().min(1).max(50),
  /**
   * G50, the average score of fifty overs at this level: 245 for Full Members of the ICC and first-class teams,
   * else 200. Counts where the side batting second has more resources.
   */
  g50: z.int().min(1).max(999).default(averageScores.others),
})
export type RainRules = z.infer<typeof RainRules>

const fixtureId = z.uuid()

/** What the organiser does about a match. */
export const RainCall = z.discriminatedUnion('kind', [
  /** Play begins or goes on after lost time; on time, only the target of the second innings is set. */
  z.strictObject({
    kind: z.literal('resume'),
    fixtureId,
    stoppedAt: Instant,
    resumesAt: Instant,
    /** The latest end of the match, with all extra time. */
    cutOff: Instant,
    /** Lost before: in the first innings since the scheduled start, in the second since it should have begun. */
    minutesLost: Minutes,
    /** That cost no overs: extra time, a shorter interval. */
    minutesMadeUp: Minutes,
  }),
  /** There is no more play. */
  z.strictObject({ kind: z.literal('end'), fixtureId }),
  /** It is played on another day, at another time or ground. */
  z.strictObject({
    kind: z.literal('move'),
    fixtureId,
    startsAt: MatchStart,
    ground: oneLine(0, 100),
  }),
])
export type RainCall = z.infer<typeof RainCall>

export const RainPlan = z.strictObject({
  day: Day,
  rules: RainRules,
  /** "Waterlogged outfield": for everybody to read. */
  reason: Reason,
  calls: z
    .array(RainCall)
    .min(1)
    .max(MOST_CALLS)
    .refine((calls) => new Set(calls.map((one) => one.fixtureId)).size === calls.length, {
      message: 'Each match is named once.',
    }),
})
export type RainPlan = z.infer<typeof RainPlan>

/** Somebody who has to know; without an address the organiser tells them. */
export const Told = z.object({
  name: z.string(),
  role: z.enum(['team', 'official', 'scorer']),
  /** The team that somebody answers for; else empty. */
  team: z.string(),
  hasEmail: z.boolean(),
})
export type Told = z.infer<typeof Told>

/** What a call does to its match. */
export const RainEffect = z.object({
  fixtureId,
  home: z.string(),
  away: z.string(),
  /** As everybody will read it: "13 overs a side, from 15:00"; empty where nothing changes. */
  says: z.string(),
  /** Why it cannot be carried out; null when it can. */
  problem: z.string().nullable(),
  from: Place.nullable(),
  to: Place.nullable(),
  /** Null where no overs are reckoned. */
  reckoning: z
    .object({
      method: z.string(),
      ballsPerOver: z.int(),
      ballsLost: z.int(),
      balls: z.object({ first: z.int(), second: z.int() }),
      resources: z.object({ first: z.number(), second: z.number() }).nullable(),
      target: z.int().nullable(),
      par: z.int().nullable(),
      /** Overs that each bowler may bowl, and how many may bowl one more. */
      quota: z.object({ overs: z.int(), oneMore: z.int() }).nullable(),
      /** Balls of the innings that is played next, under fielding restrictions. */
      powerplayBalls: z.int(),
      minimumOvers: z.int(),
    })
    .nullable(),
  told: z.array(Told),
})
export type RainEffect = z.infer<typeof RainEffect>

export const RainPreview = z.object({
  effects: z.array(RainEffect),
  /** Of what the effects are reckoned from: sent with the plan, so that nothing else is carried out. */
  basis: z.string(),
})
export type RainPreview = z.infer<typeof RainPreview>

/** What became of a call: `due` while the match’s log waits to be written, `refused` where it was not taken. */
export const RainReceipt = z.object({
  fixtureId,
  home: z.string(),
  away: z.string(),
  state: z.enum(['due', 'done', 'refused']),
  says: z.string(),
})

export const RainRun = z.object({
  id: z.uuid(),
  /** Null when the account is closed. */
  by: z.string().nullable(),
  at: Instant,
  reason: z.string(),
  receipts: z.array(RainReceipt),
})

const RainMatch = z.object({
  fixtureId,
  matchId: MatchId,
  home: TeamRef,
  away: TeamRef,
  startsAt: Instant.nullable(),
  ground: z.string(),
  phase: z.enum(phases),
  /** "Amber 96/2 (10 ov)", "Amber won by 6 runs". */
  score: z.string(),
  /** Whether lost time can be reckoned; else why not. */
  noMethod: z.string().nullable(),
  /** The first innings was shortened, and the second has no target of the method yet. */
  needsTarget: z.boolean(),
  /** What the fields of a resumption begin with. */
  stoppedAt: Instant.nullable(),
  cutOff: Instant.nullable(),
  minutesLost: Minutes,
  minutesMadeUp: Minutes,
})

/** The public matches of a tournament on one day. */
export const RainDesk = z.object({
  /** Of the tournament. */
  name: z.string(),
  day: Day,
  timeZone: z.string(),
  /** All days with matches. */
  days: z.array(Day),
  grounds: z.array(z.string()),
  rules: RainRules,
  method: z.string(),
  matches: z.array(RainMatch),
  /** Plans of that day that were carried out, the latest first. */
  runs: z.array(RainRun),
})
export type RainDesk = z.infer<typeof RainDesk>
