import type { Outcome } from './outcome.ts'
import type { MatchState } from './state.ts'

/** Who won the last Super Over; `null` while it is not over, or when it was tied. */
export function tieBreakOf(state: MatchState): Outcome['tieBreak'] {
  const supers = state.innings.filter((innings) => innings.superOver)
  if (supers.length === 0 || supers.length % 2 === 1) return null
  const second = supers.at(-1)
  const first = supers.at(-2)
  if (first === undefined || second === undefined || second.team === first.team) return null
  if (second.runs > first.runs) return { winner: second.team.id, kind: 'super over' }
  if (second.runs === first.runs || second.closed === null) return null
  return { winner: first.team.id, kind: 'super over' }
}
