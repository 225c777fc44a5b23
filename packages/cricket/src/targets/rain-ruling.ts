import type { PlayFact } from '../facts.ts'
import { evolve, replay } from '../fold/match.ts'
import type { MatchState } from '../fold/state.ts'
import { oversText } from '../formats/conditions.ts'
import type { PlayingConditions } from '../formats/conditions.ts'
import { judge } from '../laws/judge.ts'
import { ok, refused } from '../result.ts'
import type { Refused, Result } from '../result.ts'
import { chaseOf, parAt, targetOf } from './chase.ts'
import { decide } from './decision.ts'
import type { Decision } from './decision.ts'
import { abandonedAs, hasBall, interrupted, phaseOf } from './interrupted.ts'
import type { Interrupted, Phase } from './interrupted.ts'
import type { RainConditions } from './rain-conditions.ts'
import { ifBallsAreLost, ifPlayResumes } from './resumption.ts'
import type { Interruption, Resumption } from './resumption.ts'
import { standardEdition } from './standard-edition.ts'
import { battingPowerplayIn } from './taken-powerplay.ts'

/** The times of a stoppage, in minutes of one clock; see `Interruption`. */
export type LostTime = Pick<Interruption, 'stoppedAt' | 'lostBefore' | 'madeUp' | 'cutOff'> & {
  readonly resumesAt: number
}

/** What the officials do about a match, and what is written of it. */
export type Ruling = {
  readonly phase: Phase
  /** For the match’s log. */
  readonly facts: readonly PlayFact[]
  /** Of a match that has not begun and gets shorter. */
  readonly conditions: PlayingConditions | null
  readonly resumption: Resumption | null
  readonly end: Decision | null
}

/** As results have it; of matches that were decided before, "D/L". */
const METHOD = standardEdition.name

const over = () => refused('over', 'That match is over.')

/** Play goes on, or begins, after time was lost. */
export function rulingOfResumption(
  state: MatchState,
  conditions: RainConditions,
  { resumesAt, ...lost }: LostTime,
): Result<Ruling> {
  const phase = phaseOf(state)
  const has = stoppedAt(state, phase)
  if (!has.ok) return has
  const stopped = { conditions, ...lost, ...fromTheStart(has.value, phase, conditions) }
  const resumed = ifPlayResumes(stopped, resumesAt)
  return resumed.ok ? ruled(state, conditions, { phase, resumption: resumed.value }) : resumed
}

/** Play goes on, or begins, with fewer balls in the innings in progress or the next one. */
export function rulingOfBallsLost(
  state: MatchState,
  conditions: RainConditions,
  ballsLost: number,
): Result<Ruling> {
  const phase = phaseOf(state)
  const has = stoppedAt(state, phase)
  if (!has.ok) return has
  const shortened = { conditions, ...fromTheStart(has.value, phase, conditions) }
  const resumed = ifBallsAreLost(shortened, ballsLost)
  return resumed.ok ? ruled(state, conditions, { phase, resumption: resumed.value }) : resumed
}

function stoppedAt(state: MatchState, phase: Phase): Result<Interrupted> {
  if (phase === 'over') return over()
  return phase === 'toss' && state.toss === null
    ? refused('toss-first', 'Something is recorded of that match already. Record its toss first.')
    : interrupted(state)
}

type Resumed = { readonly phase: Phase; readonly resumption: Resumption }

function ruled(
  state: MatchState,
  conditions: RainConditions,
  { phase, resumption }: Resumed,
): Result<Ruling> {
  const wrong = tooShort(resumption, conditions, phase)
  if (wrong !== null) return wrong
  const facts = checked(state, factsOf(state, phase, resumption))
  const shorter = phase === 'not begun' ? shortened(state.setup.conditions, resumption) : null
  return facts.ok
    ? ok({ phase, facts: facts.value, conditions: shorter, resumption, end: null })
    : facts
}

/** A match that has not begun may have been shortened before: all lost time counts anew. */
function fromTheStart(has: Interrupted, phase: Phase, conditions: RainConditions): Interrupted {
  if (phase !== 'not begun') return has
  const balls = conditions.oversPerInnings * conditions.ballsPerOver
  return { ...has, first: { ...has.first, balls }, position: { ballsLeft: balls, wicketsLost: 0 } }
}

function tooShort(
  { next, enough, balls }: Resumption,
  { minimumOvers, ballsPerOver }: RainConditions,
  phase: Phase,
): Refused | null {
  if (next !== 'nothing' && enough) return notBegun(next, phase)
  const left = oversText(balls.second, ballsPerOver)
  const side = `${left} overs would be left for the side batting second; a result takes ${minimumOvers}.`
  return refused('too-short', `${side} End the match, or play it another day.`)
}

const notBegun = (next: Resumption['next'], phase: Phase): Refused | null =>
  next === 'second innings' && (phase === 'not begun' || phase === 'toss')
    ? refused(
        'too-short',
        'No time is left for a first innings. End the match, or play it another day.',
      )
    : null

function factsOf(state: MatchState, phase: Phase, resumption: Resumption): PlayFact[] {
  if (phase === 'not begun' || changesNothing(state, phase, resumption)) return []
  const { next, balls, target } = resumption
  const revised: PlayFact = {
    type: 'target-revised',
    ...(target !== null && { runs: target }),
    balls: next === 'first innings' ? balls.first : balls.second,
    method: METHOD,
  }
  return [...beginning(state, phase, next), revised]
}

function changesNothing(state: MatchState, phase: Phase, resumption: Resumption): boolean {
  if (phase === 'interval') return isPlain(state, resumption)
  if (phase === 'second innings') return isAsItIs(state, resumption)
  return resumption.next === 'first innings' && resumption.ballsLost === 0
}

/** What ends and begins before an innings can have another length. */
function beginning(state: MatchState, phase: Phase, next: Resumption['next']): PlayFact[] {
  const begin: PlayFact = { type: 'innings-started', battingTeam: battingNext(state) }
  if (phase === 'toss' || phase === 'interval') return [begin]
  return phase === 'first innings' && next === 'second innings'
    ? [{ type: 'innings-ended', reason: 'closed' }, begin]
    : []
}

/** The chase is for one run more, in as many balls as the first innings was to have from its beginning. */
function isPlain({ innings, setup }: MatchState, { balls, target }: Resumption): boolean {
  const { oversPerInnings, ballsPerOver } = setup.conditions
  const full = balls.second === (oversPerInnings ?? 0) * ballsPerOver
  return full && target === (innings[0]?.runs ?? 0) + 1
}

function isAsItIs({ current }: MatchState, { balls, target }: Resumption): boolean {
  return current?.ballLimit === balls.second && current.target?.runs === target
}

/** Who bats next: by the toss, or the other side. */
function battingNext({ setup, toss, innings }: MatchState): string {
  const [one, other] = setup.teams
  const first = innings[0]?.team.id
  if (first !== undefined) return first === one.id ? other.id : one.id
  const winner = toss?.winner ?? one.id
  if (toss?.decision !== 'field') return winner
  return winner === one.id ? other.id : one.id
}

function shortened(conditions: PlayingConditions, resumption: Resumption): PlayingConditions {
  const { balls, quota, powerplays } = resumption
  const most = quota === null ? null : quota.overs + (quota.oneMore > 0 ? 1 : 0)
  const battingPowerplay = battingPowerplayIn(conditions, balls.first)
  return {
    ...conditions,
    oversPerInnings: balls.first / conditions.ballsPerOver,
    maxOversPerBowler: most,
    powerplays,
    ...(battingPowerplay !== null && { battingPowerplay }),
  }
}

/** There is no more play. With enough overs in the second innings the method decides, else nobody wins. */
export function rulingOfEnd(state: MatchState, conditions: RainConditions | null): Result<Ruling> {
  const phase = phaseOf(state)
  if (phase === 'over') return over()
  if (phase !== 'second innings') return nobodyWon(state, phase)
  if (conditions === null) {
    return refused('by-hand', 'No method decides such a match. Enter its result with the fixture.')
  }
  const decided = decisionOf(state, conditions)
  if (!decided.ok) return decided
  const { end, par } = decided.value
  if (end.kind === 'no result') return nobodyWon(state, phase)
  const { balls = 0 } = state.current ?? {}
  const revised = { type: 'target-revised', runs: par + 1, balls, method: METHOD } as const
  const facts = checked(state, [revised, endedBy(state, end)])
  return facts.ok
    ? ok({ phase, facts: facts.value, conditions: null, resumption: null, end })
    : facts
}

/** What the method says of a chase that is broken off now, and the score that would tie. */
function decisionOf(
  state: MatchState,
  { method, minimumOvers, ballsPerOver }: RainConditions,
): Result<{ readonly end: Decision; readonly par: number }> {
  const has = interrupted(state)
  if (!has.ok) return has
  const { first, second, position } = has.value
  if (second === null) return over()
  const chase = chaseOf(method, { first, second })
  if (!chase.ok) return chase
  if (state.current?.target?.runs !== targetOf(chase.value)) return otherTarget()
  const runs = state.current.runs
  const minimumBalls = minimumOvers * ballsPerOver
  const end = decide(chase.value, { ...position, runs, allOut: false, minimumBalls })
  return end.ok ? ok({ end: end.value, par: parAt(chase.value, position) ?? 0 }) : end
}

const otherTarget = () =>
  refused(
    'other-target',
    'The target of this chase is not the one that the method gives with this G50. Change G50, or enter the result by hand.',
  )

function endedBy({ innings }: MatchState, end: Decision): PlayFact {
  if (end.kind !== 'won') return { type: 'match-ended', result: 'tied', method: METHOD }
  const [first, second] = innings
  const winner = (end.winner === 'team 1' ? first : second)?.team.id ?? ''
  return { type: 'match-ended', result: 'won', winner, by: end.by, method: METHOD }
}

function nobodyWon(state: MatchState, phase: Phase): Result<Ruling> {
  const method = hasBall(state) ? {} : { method: abandonedAs(state) }
  const facts = checked(state, [{ type: 'match-ended', result: 'no result', ...method }])
  if (!facts.ok) return facts
  const end = { kind: 'no result' } as const
  return ok({ phase, facts: facts.value, conditions: null, resumption: null, end })
}

/** Refuses what the Laws would refuse. */
function checked(state: MatchState, facts: readonly PlayFact[]): Result<readonly PlayFact[]> {
  let next = replay(state.setup, state.log)
  for (const fact of facts) {
    const verdict = judge(next, fact)
    if (!verdict.ok) return verdict
    next = evolve(next, { seq: next.seq + 1, fact })
  }
  return ok(facts)
}
