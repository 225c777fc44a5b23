import type { MatchEnded } from '../facts.ts'
import { replay } from '../fold/match.ts'
import { outcomeOf } from '../result/outcome.ts'
import { verdicts } from '../result/verdict.ts'
import type { Facts } from './facts-of.ts'

/** Files are of matches that are over. Where one does not say how, and the score has not decided it, play
 * has ended in a draw, in a tie that nothing broke, or without a result. */
export function endOf({ setup, entries }: Facts): MatchEnded | null {
  const state = replay(setup, entries)
  if (state.innings.length === 0 || outcomeOf(state) !== null) return null
  const [likely] = verdicts(state, true)
  const isOpen = likely === undefined || likely.kind === 'won'
  return { type: 'match-ended', result: isOpen ? 'no result' : likely.kind }
}
