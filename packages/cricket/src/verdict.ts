import type { Margin } from './facts.ts'
import type { Team, TeamId } from './setup.ts'
import type { Innings, MatchState } from './state.ts'

/** What the score says of a match that is over. */
export type Verdict = {
  readonly kind: 'won' | 'tied' | 'drawn'
  readonly winner: TeamId | null
  readonly by: Margin | null
}

const tied: Verdict = { kind: 'tied', winner: null, by: null }
const drawn: Verdict = { kind: 'drawn', winner: null, by: null }

function won(team: Team, by: Margin): Verdict {
  return { kind: 'won', winner: team.id, by }
}

/** The results that the score allows, likeliest first; none when it cannot tell (Law 16).
 * `over`: play is known to have ended. Else only what is already decided counts. */
export function verdicts(state: MatchState, over: boolean): Verdict[] {
  const innings = state.innings.filter((one) => !one.superOver)
  const last = innings.at(-1)
  if (last === undefined) return []
  const both = totals(innings, last)
  if (state.setup.conditions.inningsPerSide === 1) return limited(state, { ...both, over })
  return twoInnings(state, { ...both, over })
}

type Totals = {
  readonly innings: readonly Innings[]
  readonly last: Innings
  /** Of the side that batted last, and of the other. */
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

/** Against the target where one was set: after rain it is no more the other side's score plus one. */
function limited(state: MatchState, score: Totals): Verdict[] {
  const { innings, last } = score
  if (innings.length < 2 || innings.length % 2 === 1) return []
  if (!score.over && last.closed === null) return []
  const short = shortOfTarget(state, score)
  if (short === null) return []
  if (short <= 0) return chased(state, last, 1 - short)
  return [short === 1 ? tied : won(last.bowlingTeam, { runs: short - 1 })]
}

/** Penalty runs after the last wicket win by runs (Law 16.6). A chase broken off ahead of par is won by
 * the runs over par, one more than those over the target then. */
function chased(state: MatchState, last: Innings, ahead: number): Verdict[] {
  const byRuns = won(last.team, { runs: ahead })
  const byWickets = wonByWickets(state, last)
  if (last.wickets >= last.wicketLimit) return [byRuns, ...byWickets]
  return methodOf(state) === null ? byWickets : [...byWickets, byRuns]
}

/** A side short of players is said to have won by the wickets of a full one, or by its own. */
function wonByWickets(state: MatchState, { team, wickets, wicketLimit }: Innings): Verdict[] {
  const full = state.setup.conditions.playersPerSide - 1
  const inHand = [...new Set([full, wicketLimit])].map((all) => Math.max(1, all - wickets))
  return inHand.map((left) => won(team, { wickets: left }))
}

/** `null` when a target was set by some method and is not known. */
function shortOfTarget(state: MatchState, { last, chasing, setting }: Totals): number | null {
  if (last.target?.given === true) return last.target.runs - last.runs
  return methodOf(state) === null ? setting - chasing + 1 : null
}

function methodOf(state: MatchState): string | null {
  return state.ended?.method ?? state.method
}

function twoInnings(state: MatchState, score: Totals): Verdict[] {
  if (score.innings.length === 4) return fourthInnings(state, score)
  return score.innings.length === 3 ? thirdInnings(score) : []
}

/** Law 16.5: a draw unless the last innings was completed. */
function fourthInnings(state: MatchState, score: Totals): Verdict[] {
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

/** Batters who left may come back, so that only as many wickets as there can be rule a draw out. */
function ifCompleted({ last, over }: Totals, verdict: Verdict): Verdict[] {
  if (last.closed === 'all out' || last.closed === 'forfeited') {
    return last.away > 0 && over ? [verdict, drawn] : [verdict]
  }
  return over ? [drawn, verdict] : []
}
