import { type PlayingConditions, formatName } from '@pavilion/cricket/formats/conditions.ts'
import { outcomeText } from '@pavilion/cricket/result/outcome-text.ts'
import { type Outcome, outcomeOf } from '@pavilion/cricket/result/outcome.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { type MatchStatus, type Summary, summaryOf } from '@pavilion/cricket/views/summary.ts'

/**
 * The columns of the match's row that are derived from its log; `summary` and `result` are not yet JSON
 * text.
 */
export type MatchColumns = {
  readonly status: MatchStatus
  readonly summary: Summary
  readonly result: Outcome | null
  readonly result_text: string
  readonly seq: number
}

export function matchColumns(state: MatchState): MatchColumns {
  const summary = summaryOf(state)
  const result = outcomeOf(state)
  return {
    status: summary.status,
    summary,
    result,
    result_text: result === null ? '' : outcomeText(state, result),
    seq: state.seq,
  }
}

/** The format by which lists filter: "test", "odi", "t20i", "the-hundred", "12-overs-a-side". */
export const formatSlug = (conditions: PlayingConditions): string =>
  formatName(conditions)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
