import { ballsOfOvers } from '../formats/conditions.ts'
import type { OverRules } from '../formats/conditions.ts'
import { countsBalls } from './length-text.ts'

const MOST_BALLS = 60_000

/** The balls of a length that was typed in the unit of its format: 19.3 overs, or 98 balls. Null when it is none. */
export function typedLength(typed: number, rules: OverRules): number | null {
  if (!countsBalls(rules)) return ballsOfOvers(typed, rules.ballsPerOver)
  return Number.isInteger(typed) && typed >= 0 && typed <= MOST_BALLS ? typed : null
}
