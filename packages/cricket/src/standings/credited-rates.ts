import type { PlayingConditions } from '../formats/conditions.ts'
import { countedBalls, lost } from '../fold/fold-innings.ts'
import type { Outcome } from '../result/outcome.ts'
import type { TeamId } from '../setup.ts'
import type { Innings, MatchState } from '../fold/state.ts'
import { byTarget } from '../result/verdict.ts'
import { balls, ballsIn, inWholeOvers, overs } from './units.ts'
import type { Balls, Rate } from './units.ts'

type Chase = {
  readonly first: Innings
  readonly second: Innings
  /** The balls finally allotted to the side batting second. */
  readonly allotted: Balls
  readonly outcome: Outcome
}

/**
 * What net run rate credits each side with, by the playing conditions of the ICC (clause "Net run rate"):
 *
 * - a side that is all out, also because its last batters were absent or retired hurt, counts as having
 *   faced all the balls it was entitled to, after a reduction those of the reduced innings;
 * - after a revised target the side batting first is credited with one run less than the target, off the
 *   overs finally allotted to the other;
 * - where such a chase was abandoned, with the par score, off the balls that the other side had faced;
 * - Super Overs are left out, and penalty runs are part of the total.
 *
 * Null for matches that are not of one limited innings a side, and while a side has not batted.
 */
export function creditedRates(
  state: MatchState,
  outcome: Outcome,
): ReadonlyMap<TeamId, Rate> | null {
  const quota = quotaOf(state.setup.conditions)
  const [first, second, third] = state.innings.filter((one) => !one.superOver)
  if (quota === null || first === undefined || second === undefined || third !== undefined)
    return null
  if (first.team === second.team) return null
  const allotted = allottedTo(second, first, { quota, perOver: perOver(state) })
  const chase = { first, second, allotted, outcome }
  return new Map([
    [first.team.id, isRevised(chase) ? revisedRate(chase) : rateOf(first, quotaOfFirst(chase))],
    [second.team.id, rateOf(second, allotted)],
  ])
}

/** The balls of a full innings; null without a limit, and in matches of two innings a side. */
export function quotaOf(conditions: PlayingConditions): Balls | null {
  const { oversPerInnings, ballsPerOver, inningsPerSide } = conditions
  if (oversPerInnings === null || inningsPerSide !== 1) return null
  return ballsIn(overs(oversPerInnings), balls(ballsPerOver))
}

const perOver = ({ setup }: MatchState): Balls => balls(setup.conditions.ballsPerOver)

function rateOf(innings: Innings, quota: Balls): Rate {
  const { runs } = innings
  return { runs, balls: isAllOut(innings) ? quota : balls(countedBalls(innings)) }
}

/** No partner is left for the last batter: wickets, absent and retired batters together. */
export function isAllOut(innings: Innings): boolean {
  if (innings.pairs !== null) return false
  return innings.closed === 'all out' || lost(innings) >= innings.wicketLimit
}

type Length = { readonly quota: Balls; readonly perOver: Balls }

/** Without a stated length the second innings is as long as the first was to be or, cut short, became. */
function allottedTo(second: Innings, first: Innings, { quota, perOver: over }: Length): Balls {
  if (typeof second.target?.balls === 'number') return balls(second.target.balls)
  const limit = balls(first.ballLimit ?? quota)
  const ranOut = first.closed === 'overs' || first.closed === 'closed' || first.closed === null
  if (!ranOut || isAllOut(first)) return limit
  return balls(Math.min(limit, inWholeOvers(balls(countedBalls(first)), over)))
}

/** A match that was shortened before it began gives both sides the balls of the second. */
function quotaOfFirst({ first, allotted }: Chase): Balls {
  return balls(Math.min(first.ballLimit ?? allotted, allotted))
}

function isRevised({ first, second, outcome }: Chase): boolean {
  if (outcome.method !== null && byTarget.has(outcome.method)) return true
  return second.target?.given === true && second.target.runs !== first.runs + 1
}

function revisedRate(chase: Chase): Rate {
  const { second, allotted } = chase
  const faced = balls(countedBalls(second))
  const target = second.target?.given === true ? second.target.runs : null
  if (isCutShort(chase, target)) return { runs: parByMargin(chase), balls: faced }
  return { runs: target === null ? parByMargin(chase) : target - 1, balls: allotted }
}

/** Files state the par as the target of an abandoned chase, and the balls bowled as its length. */
function isCutShort({ second, allotted, outcome }: Chase, target: number | null): boolean {
  if (isAllOut(second) || countedBalls(second) >= allotted) return false
  const reached = target === null ? second.closed === 'target' : second.runs >= target
  const byRuns = outcome.winner === second.team.id && outcome.by?.runs !== undefined
  return byRuns || (!reached && target !== null)
}

/** The par score that the margin was measured from; a win by wickets was ahead of it by one at least. */
function parByMargin({ second, outcome }: Chase): number {
  const { winner, by } = outcome
  if (winner === null) return second.runs
  const margin = by?.runs ?? 1
  return Math.max(0, winner === second.team.id ? second.runs - margin : second.runs + margin)
}
