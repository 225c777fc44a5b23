import type { Margin, MatchEnded } from '../facts.ts'
import type { TeamId } from '../setup.ts'
import type { MatchState } from '../fold/state.ts'
import { type TieBreak, tieBreakOf } from './tie-break.ts'
import { byTarget, verdicts } from './verdict.ts'

export type Outcome = {
  readonly kind: MatchEnded['result']
  readonly winner: TeamId | null
  readonly by: Margin | null
  readonly method: string | null
  readonly tieBreak: TieBreak | null
}

/** The result; null while there is none. The officials' declaration takes precedence over the score. */
export function outcomeOf(state: MatchState): Outcome | null {
  const { ended } = state
  if (ended === null) return decidedByScore(state)
  const [likely] = verdicts(state, true)
  const stated = statedOutcome(ended)
  if (stated.by !== null || ended.result !== 'won' || !isDecidable(ended))
    return withTieBreak(state, stated)
  return likely?.winner === stated.winner ? { ...stated, by: likely?.by ?? null } : stated
}

function decidedByScore(state: MatchState): Outcome | null {
  const [verdict] = verdicts(state, false)
  if (verdict === undefined) return null
  const outcome = withTieBreak(state, { ...verdict, method: state.method, tieBreak: null })
  return isUnbroken(state, outcome) ? null : outcome
}

/** A tie that is still to be broken is not a result yet. */
function isUnbroken(state: MatchState, { kind, tieBreak }: Outcome): boolean {
  return kind === 'tied' && tieBreak === null && state.setup.conditions.superOver !== null
}

function withTieBreak(state: MatchState, outcome: Outcome): Outcome {
  if (outcome.kind !== 'tied' || outcome.tieBreak !== null) return outcome
  return { ...outcome, tieBreak: tieBreakOf(state) }
}

/** The officials' result. */
export function statedOutcome(ended: MatchEnded): Outcome {
  return {
    kind: ended.result,
    winner: ended.winner ?? null,
    by: ended.by ?? null,
    method: ended.method ?? null,
    tieBreak: ended.tieBreak ?? null,
  }
}

/** Whether the score can decide it: not what was awarded, broken off, or goes by something else than runs. */
export function isDecidable({ method }: MatchEnded): boolean {
  return method === undefined || byTarget.has(method)
}
