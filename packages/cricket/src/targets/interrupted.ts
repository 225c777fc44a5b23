import type { PlayFact } from '../facts.ts'
import { foldFact } from '../fold/fold.ts'
import { standing } from '../fold/log.ts'
import { startMatch } from '../fold/match.ts'
import type { Innings, MatchState } from '../fold/state.ts'
import { ballsPerInnings } from '../formats/conditions.ts'
import { ok, refused } from '../result.ts'
import type { Result } from '../result.ts'
import { outcomeOf } from '../result/outcome.ts'
import type { ChasePlan } from './chase.ts'
import type { Position } from './resource-table.ts'
import type { PlannedInnings, Stoppage } from './resources.ts'

/** How far a match of one innings a side has come. */
export const phases = [
  'not begun',
  'toss',
  'first innings',
  'interval',
  'second innings',
  'over',
] as const
export type Phase = (typeof phases)[number]

const played = (state: MatchState): Innings[] => state.innings.filter((one) => !one.superOver)

export function phaseOf(state: MatchState): Phase {
  if (outcomeOf(state) !== null) return 'over'
  const [first, second] = played(state)
  if (first === undefined) return state.seq === 0 ? 'not begun' : 'toss'
  if (second === undefined) return first.closed === null ? 'first innings' : 'interval'
  return second.closed === null ? 'second innings' : 'over'
}

/** Whether a ball was bowled in the match, as far as anybody says. */
export const hasBall = ({ innings }: MatchState): boolean =>
  innings.some(({ overs, summed }) => overs.length > 0 || summed !== null)

/** What is said of the end of a match that is abandoned now. */
export const abandonedAs = (state: MatchState): string =>
  hasBall(state) ? 'Abandoned' : 'Abandoned without a ball'

/** What the method needs to know of a match in which play has stopped. */
export type Interrupted = {
  readonly first: ChasePlan['first']
  readonly second: ChasePlan['second'] | null
  /** Of the innings in progress, or of the one that comes next. */
  readonly position: Position
}

/** Reads from the log how long the innings were to be, and what they have lost since. */
export function interrupted(state: MatchState): Result<Interrupted, 'set-by-hand'> {
  const [first, second = null] = played(state)
  if (first === undefined) {
    const balls = ballsPerInnings(state.setup.conditions) ?? 0
    return ok({ first: { balls, stoppages: [], runs: 0 }, second: null, position: atStart(balls) })
  }
  const [one = none, other = none] = plansOf(state)
  if (!adds(one, first) || !adds(other, second)) {
    const sentence = 'The overs of this match were set by hand. Set its target by hand, too.'
    return refused('set-by-hand', sentence)
  }
  const later = awarded(second, first.team.id)
  const had = { ...one, runs: first.runs - later }
  if (second !== null) {
    const begun = { ...fromItsBeginning(other, one), penaltyRuns: later }
    return ok({ first: had, second: begun, position: placeOf(second) })
  }
  if (first.closed === null) return ok({ first: had, second: null, position: placeOf(first) })
  const balls = lengthOf(one)
  return ok({ first: had, second: { balls, stoppages: [] }, position: atStart(balls) })
}

const none: PlannedInnings = { balls: 0, stoppages: [] }
const atStart = (ballsLeft: number): Position => ({ ballsLeft, wicketsLost: 0 })

const placeOf = ({ ballLimit, balls, wickets }: Innings): Position => ({
  ballsLeft: (ballLimit ?? balls) - balls,
  wicketsLost: wickets,
})

/** The balls of an innings after its stoppages. */
const lengthOf = ({ balls, stoppages }: PlannedInnings): number =>
  stoppages.reduce(
    (left, { ballsLost, ballsLeft }) => left - (ballsLost === 'end' ? ballsLeft : ballsLost),
    balls,
  )

/**
 * What the first innings had lost was lost to the second before it began, and not in its own time; all of it where
 * the rain that ended the first left no time for more.
 */
function fromItsBeginning(plan: PlannedInnings, one: PlannedInnings): PlannedInnings {
  const longest = one.stoppages.some(({ ballsLost }) => ballsLost === 'end') ? 0 : lengthOf(one)
  const [first, ...later] = plan.stoppages
  if (first === undefined || first.ballsLost === 'end' || first.ballsLeft < plan.balls) return plan
  const before = Math.min(plan.balls - longest, first.ballsLost)
  if (before <= 0) return plan
  const balls = plan.balls - before
  const rest = { ...first, ballsLeft: balls, ballsLost: first.ballsLost - before }
  return { balls, stoppages: rest.ballsLost === 0 ? later : [rest, ...later] }
}

/** Whether the stoppages explain how long the innings is now. */
function adds(plan: PlannedInnings, innings: Innings | null): boolean {
  if (innings === null) return true
  const { ballLimit, closed, balls } = innings
  const length = lengthOf(plan)
  return length === (closed === 'closed' ? balls : ballLimit)
}

/** Penalty runs that the side batting first was awarded while the other one batted (Law 41). */
function awarded(innings: Innings | null, team: string): number {
  const facts = innings?.entries.map(({ fact }) => fact) ?? []
  return facts.reduce(
    (sum, fact) => sum + (fact.type === 'penalty-awarded' && fact.team === team ? fact.runs : 0),
    0,
  )
}

type Plan = { balls: number; readonly stoppages: Stoppage[] }

/** Each innings as it was planned when it began, with what it has lost since. */
function plansOf({ setup, log }: MatchState): Plan[] {
  const plans: Plan[] = []
  const at = startMatch(setup)
  for (const entry of standing(log)) {
    const lost = at.current === null ? null : lostBy(at.current, entry.fact)
    if (lost !== null) plans.at(-1)?.stoppages.push(lost)
    foldFact(at, entry)
    if (entry.fact.type !== 'innings-started' || entry.fact.superOver === true) continue
    plans.push({ balls: at.current?.ballLimit ?? 0, stoppages: [] })
  }
  return plans
}

function lostBy(innings: Innings, fact: PlayFact): Stoppage | null {
  const place = placeOf(innings)
  if (fact.type === 'innings-ended' && fact.reason === 'closed')
    return { ...place, ballsLost: 'end' }
  if (fact.type !== 'target-revised' || fact.balls === undefined) return null
  const ballsLost = (innings.ballLimit ?? fact.balls) - fact.balls
  return ballsLost > 0 ? { ...place, ballsLost } : null
}
