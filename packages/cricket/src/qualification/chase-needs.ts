import type { Innings, MatchState } from '../fold/state.ts'
import { countedBalls } from '../fold/fold-innings.ts'
import type { TeamId } from '../setup.ts'
import type { Contribution, SideContribution, SideResult } from '../standings/contribution.ts'
import { isAllOut, quotaOf } from '../standings/credited-rates.ts'
import { needsInnings, type PointsRules } from '../standings/points-rules.ts'
import { tableOf } from '../standings/table.ts'
import type { TableInput } from '../standings/tally.ts'
import { balls, type Rate } from '../standings/units.ts'

/** A table without the live match, and how many of its sides go through. */
export type OpenTable = TableInput & { readonly places: number }

/**
 * What the side that bats second has to do to be among the places, if every other result stays as it is.
 * `win`: any win will do. `by`: the target must be reached with that many legal balls bowled at most. `lost`:
 * not even a win off the next ball will do. `safe`: it goes through with a defeat by all the runs still missing.
 */
export type ChaseNeeds = {
  readonly chasing: TeamId
  readonly target: number
  readonly needs:
    | { readonly kind: 'win' | 'lost' | 'safe' }
    | { readonly kind: 'by'; readonly balls: number }
}

/** Null without a chase in a match of limited overs, and where points or places depend on more than the score. */
export function chaseNeeds(state: MatchState, table: OpenTable): ChaseNeeds | null {
  const chase = chaseOf(state)
  const { rules } = table
  if (chase === null || dependsOnMore(rules)) return null
  const { second, target, limit, now } = chase
  const chasing = second.team.id
  const goesThrough = (result: SideResult, runs: number, off: number): boolean =>
    isAmong(chasing, table, contributionOf(state, chase, { result, runs, off }))
  const answer = (needs: ChaseNeeds['needs']): ChaseNeeds => ({ chasing, target, needs })
  if (goesThrough('lost', second.runs, limit)) return answer({ kind: 'safe' })
  if (!goesThrough('won', target, now + 1)) return answer({ kind: 'lost' })
  if (goesThrough('won', target, limit)) return answer({ kind: 'win' })
  let [enough, tooLate] = [now + 1, limit]
  while (tooLate - enough > 1) {
    const middle = Math.floor((enough + tooLate) / 2)
    if (goesThrough('won', target, middle)) enough = middle
    else tooLate = middle
  }
  return answer({ kind: 'by', balls: enough })
}

/** Whether points or places depend on more than the score and the balls that it took. */
export const dependsOnMore = (rules: PointsRules): boolean =>
  needsInnings(rules) || rules.bonuses.some((rule) => rule.kind !== 'run rate' || rule.points < 0)

type Chase = {
  readonly first: Innings
  readonly second: Innings
  readonly target: number
  /** The legal balls of the chase, and those bowled of it. */
  readonly limit: number
  readonly now: number
}

/** Null unless a side chases in a match of limited overs. */
export function chaseOf(state: MatchState): Chase | null {
  const [first, second] = state.innings
  if (first === undefined || second === undefined || !isOpen(second)) return null
  const { target, ballLimit: limit } = second
  if (target === null || limit === null || quotaOf(state.setup.conditions) === null) return null
  const now = countedBalls(second)
  return now < limit ? { first, second, target: target.runs, limit, now } : null
}

const isOpen = ({ closed, superOver }: Innings): boolean => closed === null && !superOver

/** A side that shares the last place with another is not certain of it. */
export function isAmong(team: TeamId, table: OpenTable, live: Contribution): boolean {
  const { places, ...input } = table
  const rows = tableOf({ ...input, contributions: [...input.contributions, live] })
  const row = rows.find((one) => one.team === team)
  if (row === undefined) return false
  const level = rows.filter((one) => one.place === row.place).length
  return row.place + level - 1 <= places
}

type Ending = { readonly result: SideResult; readonly runs: number; readonly off: number }

/** The match as it would count, by the conditions of the ICC for revised targets. */
export function contributionOf(
  { setup }: MatchState,
  { first, second, target, limit }: Chase,
  { result, runs, off }: Ending,
): Contribution {
  const quota = quotaOf(setup.conditions)
  const given = second.target?.given === true && target !== first.runs + 1
  const full = Math.min(first.ballLimit ?? limit, limit)
  const firstRate: Rate = given
    ? { runs: target - 1, balls: balls(limit) }
    : { runs: first.runs, balls: balls(isAllOut(first) ? full : countedBalls(first)) }
  const side = (innings: Innings, own: SideResult, rate: Rate): SideContribution => ({
    team: innings.team.id,
    result: own,
    decision: 'play',
    rate,
    innings: [],
  })
  return {
    ballsPerOver: balls(setup.conditions.ballsPerOver),
    quota,
    sides: [
      side(first, result === 'won' ? 'lost' : 'won', firstRate),
      side(second, result, { runs, balls: balls(off) }),
    ],
  }
}
