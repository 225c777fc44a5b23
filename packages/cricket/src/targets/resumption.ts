import type { Powerplay } from '../formats/conditions.ts'
import { ok, refused } from '../result.ts'
import type { Result } from '../result.ts'
import { bowlersQuota } from './bowlers-quota.ts'
import type { BowlersQuota } from './bowlers-quota.ts'
import { chaseOf, parAt, targetOf } from './chase.ts'
import type { Chase, ChasePlan } from './chase.ts'
import { oversLost, oversPerSide, oversPossible } from './lost-time.ts'
import { revisedPowerplays } from './powerplays.ts'
import type { RainConditions } from './rain-conditions.ts'
import { percentOf } from './resource-table.ts'
import type { Position } from './resource-table.ts'
import { standingOf } from './resources.ts'
import type { PlannedInnings, Stoppage, TargetRefusal } from './resources.ts'

/**
 * Play has stopped. Times are whole minutes on one clock that does not start again at midnight, and minutes of
 * playing time.
 */
export type Interruption = {
  readonly conditions: RainConditions
  readonly first: ChasePlan['first']
  /** Team 2, from the moment Team 1's innings is over; null before. */
  readonly second: ChasePlan['second'] | null
  /** Of the innings in progress; of one that has yet to begin, all balls and no wickets. */
  readonly position: Position
  readonly stoppedAt: number
  /**
   * Minutes lost earlier: in the first innings all since the scheduled start, in the second those since it
   * should have begun.
   */
  readonly lostBefore: number
  /** Minutes that cost no overs: extra time, a shorter interval, an early start of the second innings. */
  readonly madeUp: number
  /** The latest end of the match, with all extra time. Counts while Team 1 bats. */
  readonly cutOff: number
}

/** Play has stopped, and the umpires say themselves what it costs. */
export type Shortened = Pick<Interruption, 'conditions' | 'first' | 'second' | 'position'>

export type Resumption = {
  /** What is played next; `nothing` when no ball is left for Team 2. */
  readonly next: 'first innings' | 'second innings' | 'nothing'
  /** What this stoppage takes from the innings in progress. */
  readonly ballsLost: number
  /** The legal balls of each innings from now on. */
  readonly balls: { readonly first: number; readonly second: number }
  /** Team 2's innings is long enough for a result. */
  readonly enough: boolean
  /** Of the innings that is played next; null when bowlers have no limit, or nothing is played. */
  readonly quota: BowlersQuota | null
  readonly powerplays: readonly Powerplay[]
  /** Percent of the longest innings; null when Team 2 never bats. */
  readonly resources: { readonly first: number; readonly second: number } | null
  /** Null until Team 1's innings is over. */
  readonly target: number | null
  /** The score that is level as play resumes; where nothing more is played, the one that ties. */
  readonly par: number | null
}

export type ResumptionRefusal = TargetRefusal | 'bad-time' | 'bad-overs'

/** What follows if play resumes at that minute. Nothing is changed: one may ask for many minutes. */
export function ifPlayResumes(
  stopped: Interruption,
  minute: number,
): Result<Resumption, ResumptionRefusal> {
  const wrong = wrongTime(stopped, minute)
  if (wrong !== undefined) return refused('bad-time', wrong)
  const outcome =
    stopped.second === null
      ? firstInnings(stopped, minute)
      : secondInnings(stopped, stopped.second, minute)
  return outcome.ok ? describe(stopped, outcome.value) : outcome
}

/** What follows if the innings in progress, or the one that comes next, loses so many balls; of the first, both. */
export function ifBallsAreLost(
  stopped: Shortened,
  ballsLost: number,
): Result<Resumption, ResumptionRefusal> {
  const { conditions, first, second, position } = stopped
  if (!Number.isInteger(ballsLost) || ballsLost < 0)
    return refused('bad-overs', 'The overs lost are a whole number of balls, and not below zero.')
  if (ballsLost >= position.ballsLeft)
    return refused('bad-overs', 'That leaves the innings no ball. End it first.')
  const { table } = conditions.method
  const has = standingOf(table, withStoppage(second ?? first, position, ballsLost))
  if (!has.ok) return refused(has.code, has.message)
  const { balls } = has.value
  if (second === null)
    return describe(stopped, {
      next: 'first innings',
      ballsLost,
      balls: { first: balls, second: balls },
    })
  const had = standingOf(table, first)
  if (!had.ok) return refused(had.code, had.message)
  const lengths = { first: had.value.balls, second: balls }
  return describe(stopped, { next: 'second innings', ballsLost, balls: lengths })
}

function wrongTime(stopped: Interruption, minute: number): string | undefined {
  const { stoppedAt, lostBefore, madeUp, cutOff } = stopped
  if (![minute, stoppedAt, lostBefore, madeUp, cutOff].every(Number.isInteger))
    return 'Times are whole minutes.'
  if (minute < stoppedAt) return 'Play cannot resume before it stopped.'
  return lostBefore < 0 || madeUp < 0 ? 'Minutes lost or made up are not negative.' : undefined
}

/** Seconds of playing time lost in all, less what is made up. */
function secondsLost({ stoppedAt, lostBefore, madeUp }: Interruption, minute: number): number {
  return Math.max(0, lostBefore + minute - stoppedAt - madeUp) * 60
}

type Outcome = Pick<Resumption, 'next' | 'ballsLost' | 'balls'>

/**
 * Both sides get half of the overs that the remaining time allows. The innings ends when no more can be bowled
 * until the latest end of the match than Team 1 has faced in complete overs; Team 2 then gets those.
 */
function firstInnings(stopped: Interruption, minute: number): Result<Outcome, TargetRefusal> {
  const { conditions, first, position, cutOff } = stopped
  const { ballsPerOver, oversPerInnings, secondsPerOver } = conditions
  const standing = standingOf(conditions.method.table, withStoppage(first, position, 0))
  if (!standing.ok) return refused(standing.code, `Team 1: ${standing.message}`)
  const { balls } = standing.value
  const bowled = balls - position.ballsLeft
  const seconds = 2 * oversPerInnings * secondsPerOver - secondsLost(stopped, minute)
  const shorter = Math.min(balls, oversPerSide(conditions, seconds) * ballsPerOver)
  const possible = oversPossible(conditions, (cutOff - minute) * 60)
  const complete = Math.floor(bowled / ballsPerOver)
  if (possible > complete && shorter > bowled)
    return ok({
      next: 'first innings',
      ballsLost: balls - shorter,
      balls: { first: shorter, second: shorter },
    })
  const second = Math.min(possible, complete) * ballsPerOver
  return ok({
    next: second === 0 ? 'nothing' : 'second innings',
    ballsLost: position.ballsLeft,
    balls: { first: bowled, second },
  })
}

/** Team 2 loses an over for each that the time lost in all would have held. */
function secondInnings(
  stopped: Interruption,
  innings: PlannedInnings,
  minute: number,
): Result<Outcome, TargetRefusal> {
  const { conditions, first, position } = stopped
  const { table } = conditions.method
  const had = standingOf(table, first)
  if (!had.ok) return refused(had.code, `Team 1: ${had.message}`)
  const has = standingOf(table, withStoppage(innings, position, 0))
  if (!has.ok) return refused(has.code, `Team 2: ${has.message}`)
  const { balls } = has.value
  const lost = oversLost(conditions, secondsLost(stopped, minute)) * conditions.ballsPerOver
  const bowled = balls - position.ballsLeft
  const shorter = Math.max(bowled, Math.min(balls, innings.balls - lost))
  return ok({
    next: shorter === bowled ? 'nothing' : 'second innings',
    ballsLost: balls - shorter,
    balls: { first: had.value.balls, second: shorter },
  })
}

function withStoppage<T extends PlannedInnings>(innings: T, at: Position, ballsLost: number): T {
  const stoppage: Stoppage = { ...at, ballsLost }
  return { ...innings, stoppages: [...innings.stoppages, stoppage] }
}

function describe(stopped: Shortened, outcome: Outcome): Result<Resumption, ResumptionRefusal> {
  const { conditions } = stopped
  const enough = outcome.balls.second >= conditions.minimumOvers * conditions.ballsPerOver
  const overs = Math.ceil(ballsNext(outcome) / conditions.ballsPerOver)
  const lengths = {
    ...outcome,
    enough,
    quota: quotaOf(conditions, overs),
    powerplays: revisedPowerplays(conditions.powerplays, overs),
  }
  const plan = planAfter(stopped, outcome)
  if (plan === null) return ok({ ...lengths, resources: null, target: null, par: null })
  const chase = chaseOf(conditions.method, plan)
  return chase.ok ? ok({ ...lengths, ...figuresOf(chase.value, outcome.next) }) : chase
}

/** The length of the innings that is played next. */
function ballsNext({ next, balls }: Outcome): number {
  if (next === 'nothing') return 0
  return next === 'first innings' ? balls.first : balls.second
}

function quotaOf({ bowlersPerInnings }: RainConditions, overs: number): BowlersQuota | null {
  return bowlersPerInnings === null || overs === 0 ? null : bowlersQuota(overs, bowlersPerInnings)
}

/** Both innings with this stoppage; null when Team 2 never bats. */
function planAfter(stopped: Shortened, { balls, ballsLost }: Outcome): ChasePlan | null {
  const { first, second, position } = stopped
  if (second !== null) return { first, second: withStoppage(second, position, ballsLost) }
  if (balls.second === 0) return null
  return {
    first: withStoppage(first, position, ballsLost),
    second: { balls: balls.second, stoppages: [] },
  }
}

function figuresOf(
  chase: Chase,
  next: Resumption['next'],
): Pick<Resumption, 'resources' | 'target' | 'par'> {
  const { table } = chase.method
  const resources = {
    first: percentOf(table, chase.first.units),
    second: percentOf(table, chase.second.units),
  }
  if (next === 'first innings') return { resources, target: null, par: null }
  return { resources, target: targetOf(chase), par: parAt(chase, chase.second) }
}
