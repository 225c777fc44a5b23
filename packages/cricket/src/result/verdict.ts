import type { Margin } from '../facts.ts'
import type { Team, TeamId } from '../setup.ts'
import type { Innings, MatchState } from '../fold/state.ts'

/** The result of a finished match by its score. */
export type Verdict = {
  readonly kind: 'won' | 'tied' | 'drawn'
  readonly winner: TeamId | null
  readonly by: Margin | null
}

/** Methods that set a target; all others put something else in the place of runs. */
export const byTarget: ReadonlySet<string> = new Set([
  'D/L (Standard Edition)',
  'D/L',
  'DLS',
  'VJD',
])

const tied: Verdict = { kind: 'tied', winner: null, by: null }
const drawn: Verdict = { kind: 'drawn', winner: null, by: null }

function won(team: Team, by: Margin): Verdict {
  return { kind: 'won', winner: team.id, by }
}

/**
 * The results that the score allows, likeliest first; empty when it cannot tell (Law 16). `over`: play has
 * ended; otherwise only decided results count.
 */
export function verdicts(state: MatchState, over: boolean): Verdict[] {
  const innings = state.innings.filter((one) => !one.superOver)
  const last = innings.at(-1)
  if (last === undefined) return []
  const both = totals(innings, last)
  if (state.setup.conditions.inningsPerSide === 2) return twoInnings(state, { ...both, over })
  return isTimed(state, innings)
    ? timed(state, { ...both, over })
    : limited(state, { ...both, over })
}

type Totals = {
  readonly innings: readonly Innings[]
  readonly last: Innings
  /** The runs of the side that batted last, and of the other. */
  readonly chasing: number
  readonly setting: number
  readonly over: boolean
}

function totals(innings: readonly Innings[], last: Innings): Omit<Totals, 'over'> {
  let chasing = 0
  let setting = 0
  for (const one of innings) {
    if (one.team === last.team) chasing += one.runs
    else setting += one.runs
  }
  return { innings, last, chasing, setting }
}

/** Compared with the target when one was set: after rain it is not the other side's score plus one. */
function limited(state: MatchState, score: Totals): Verdict[] {
  const { innings, last } = score
  if (innings.length < 2 || innings.length % 2 === 1) return []
  if (!score.over && last.closed === null) return []
  const short = shortOfTarget(state, score)
  if (short === null) return []
  if (short <= 0) return chased(state, last, 1 - short)
  return [short === 1 ? tied : won(last.bowlingTeam, { runs: short - 1 })]
}

/**
 * Pairs play on, and win by runs. A win by penalty runs after the last wicket is by runs (Law 16.6). A chase abandoned ahead of par is won
 * by the runs over par, which is one more than those over the target.
 */
function chased(state: MatchState, last: Innings, ahead: number): Verdict[] {
  const byRuns = won(last.team, { runs: ahead })
  if (last.pairs !== null) return [byRuns]
  const byWickets = wonByWickets(state, last)
  if (last.wickets >= last.wicketLimit) return [byRuns, ...byWickets]
  return methodOf(state) === null ? byWickets : [...byWickets, byRuns]
}

/** The margin of a side short of players may be stated by the wickets of a full side, or by its own. */
function wonByWickets(state: MatchState, { team, wickets, wicketLimit }: Innings): Verdict[] {
  const full = state.setup.conditions.playersPerSide - 1
  const inHand = [...new Set([full, wicketLimit])].map((all) => Math.max(1, all - wickets))
  return inHand.map((left) => won(team, { wickets: left }))
}

/** Null when a method set a target that is not known. */
function shortOfTarget(state: MatchState, { last, chasing, setting }: Totals): number | null {
  if (last.target?.given === true) return last.target.runs - last.runs
  return methodOf(state) === null ? setting - chasing + 1 : null
}

function methodOf(state: MatchState): string | null {
  return state.ended?.method ?? state.method
}

/** Without a limit of overs, and without a target that officials set. */
function isTimed({ setup }: MatchState, innings: readonly Innings[]): boolean {
  const isSet = innings.some(({ target }) => target?.given === true)
  return setup.conditions.oversPerInnings === null && !isSet
}

/** One innings each against the clock: a draw once the chase has ended, unless it was completed (Law 16.5). */
function timed(state: MatchState, score: Totals): Verdict[] {
  const { innings, last, over } = score
  if (innings.length === 2) {
    return lastInnings(state, { ...score, over: over || last.closed !== null })
  }
  return over ? [drawn] : []
}

function twoInnings(state: MatchState, score: Totals): Verdict[] {
  const { innings, over } = score
  if (innings.length === 4) return lastInnings(state, score)
  if (innings.length === 3) return thirdInnings(score)
  return over && innings.length < 3 ? [drawn] : []
}

/** The last innings. Law 16.5: a draw unless it was completed. */
function lastInnings(state: MatchState, score: Totals): Verdict[] {
  const { last, chasing, setting } = score
  if (chasing > setting) return wonByWickets(state, last)
  const completed = chasing === setting ? tied : won(last.bowlingTeam, { runs: setting - chasing })
  return ifCompleted(score, completed)
}

function thirdInnings(score: Totals): Verdict[] {
  const { last, chasing, setting, over } = score
  if (chasing >= setting) return over ? [drawn] : []
  return ifCompleted(score, won(last.bowlingTeam, { innings: 1, runs: setting - chasing }))
}

/** Retired batters may return, so only the full number of wickets rules out a draw. */
function ifCompleted({ last, over }: Totals, verdict: Verdict): Verdict[] {
  if (last.closed === 'all out' || last.closed === 'forfeited') {
    return last.away > 0 && over ? [verdict, drawn] : [verdict]
  }
  return over ? [drawn, verdict] : []
}
