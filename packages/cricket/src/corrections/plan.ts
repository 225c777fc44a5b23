import type { Correction } from '../facts.ts'
import { standing } from '../fold/log.ts'
import type { MatchState } from '../fold/state.ts'
import { judgeLog, newlyForbidden } from '../laws/judge-log.ts'
import type { Forbidden } from '../laws/judge-log.ts'
import { refusals } from '../laws/refusals.ts'
import type { MatchSetup } from '../setup.ts'
import { outcomeOf } from '../result/outcome.ts'
import { differenceOf, tellerOf } from './difference.ts'
import type { Difference } from './difference.ts'
import { correctionsTo } from './draft.ts'
import type { Draft } from './draft.ts'
import { remediesFor } from './remedies.ts'
import type { Remedy } from './remedies.ts'
import { suggestionsFor } from './suggestions.ts'

/** An entry that the Laws would forbid after the correction, why, and what can be done about it. */
export type Obstacle = {
  readonly seq: number
  /** "15.2"; null between balls. */
  readonly number: string | null
  readonly text: string
  readonly message: string
  readonly remedies: readonly Remedy[]
}

/** All that follows from a correction, before anything is recorded. */
export type Plan = {
  readonly draft: Draft
  readonly difference: Difference
  /** The first of what has to be mended; nothing can be recorded while there is any. */
  readonly obstacles: readonly Obstacle[]
  /** How many there are in all. */
  readonly obstacleCount: number
  /** What the Laws do not ask for, but what the correction makes likely. */
  readonly suggestions: readonly Remedy[]
  /** A reason is asked for what is not in the current over, and in a finished match. */
  readonly needsReason: boolean
}

const MOST_OBSTACLES = 6

/** What stands in a match, to be changed. */
export const draftOf = ({ log }: MatchState): Draft => standing(log)

/** The match before the entry at an index of a draft. */
export const matchBefore = (setup: MatchSetup, draft: Draft, at: number): MatchState =>
  judgeLog(setup, draft.slice(0, at)).state

/** What follows if the draft is to stand in the place of what stands. */
export function planOf(state: MatchState, draft: Draft): Plan {
  const { setup } = state
  const before = draftOf(state)
  const known = judgeLog(setup, before).forbidden
  const judged = judgeLog(setup, draft)
  const forbidden = newlyForbidden(known, judged.forbidden)
  const told = tellerOf(judged.state)
  const obstacle = (one: Forbidden): Obstacle => ({
    ...told(one.entry),
    message: refusals[one.code],
    remedies: remediesFor(setup, draft, one),
  })
  const difference = differenceOf({ state, draft: before }, { state: judged.state, draft })
  return {
    draft,
    difference,
    obstacles: forbidden.slice(0, MOST_OBSTACLES).map(obstacle),
    obstacleCount: forbidden.length,
    suggestions: suggestionsFor(state, before, draft),
    needsReason: needsReason(state, { draft, difference }),
  }
}

/** The corrections that make a plan true; none while it has obstacles. */
export function correctionsOf(state: MatchState, plan: Plan, reason: string): Correction[] {
  if (plan.obstacleCount > 0) return []
  return correctionsTo(draftOf(state), plan.draft, { next: state.seq + 1, reason })
}

function needsReason(state: MatchState, { draft, difference }: Pick<Plan, 'draft' | 'difference'>) {
  if (outcomeOf(state) !== null) return true
  const late = sinceOver(state)
  const from = draft.findIndex(({ seq }) => late.has(seq))
  const early = new Set(draft.slice(0, Math.max(from, 0)).map(({ seq }) => seq))
  return difference.entries.some(({ seq }) => (seq < 0 ? early.has(seq) : !late.has(seq)))
}

/** What was recorded since the current over began, or since the innings did. */
function sinceOver(state: MatchState): Set<number> {
  const entries = draftOf(state)
  const { current } = state
  const from = current === null ? entries[0] : current.entries[current.over?.from ?? 0]
  const at = entries.findIndex(({ seq }) => seq === from?.seq)
  return new Set(entries.slice(at < 0 ? entries.length : at).map(({ seq }) => seq))
}
