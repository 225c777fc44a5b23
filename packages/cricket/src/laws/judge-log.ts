import type { Entry, PlayFact } from '../facts.ts'
import { foldFact } from '../fold/fold.ts'
import { startMatch } from '../fold/match.ts'
import type { MatchState } from '../fold/state.ts'
import type { MatchSetup } from '../setup.ts'
import { judgePlay } from './judge.ts'
import type { RefusalCode } from './refusals.ts'

/** An entry that the Laws forbid at its place; `at`: its index. */
export type Forbidden = {
  readonly at: number
  readonly entry: Entry<PlayFact>
  readonly code: RefusalCode
}

export type JudgedLog = {
  readonly state: MatchState
  readonly forbidden: readonly Forbidden[]
}

type Look = (before: MatchState, entry: Entry<PlayFact>) => void

/**
 * Folds the facts that stand and judges each at its place. What is forbidden is folded all the same, as a log
 * is. `look` sees the state before each fact. The answer's state has no log.
 */
export function judgeLog(
  setup: MatchSetup,
  entries: readonly Entry<PlayFact>[],
  look?: Look,
): JudgedLog {
  const state = startMatch(setup)
  const forbidden: Forbidden[] = []
  for (const [at, entry] of entries.entries()) {
    const code = judgePlay(state, entry.fact)
    if (code !== null) forbidden.push({ at, entry, code })
    look?.(state, entry)
    foldFact(state, entry)
  }
  return { state, forbidden }
}

/** What is forbidden and was not forbidden before, for the same reason. */
export function newlyForbidden(
  before: readonly Forbidden[],
  after: readonly Forbidden[],
): readonly Forbidden[] {
  const known = new Set(before.map(({ entry, code }) => `${entry.seq} ${code}`))
  return after.filter(({ entry, code }) => !known.has(`${entry.seq} ${code}`))
}
