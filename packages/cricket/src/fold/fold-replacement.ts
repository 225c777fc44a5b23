import { isSubstitution } from '../facts.ts'
import type { PlayerReplaced } from '../facts.ts'
import type { Innings } from './state.ts'

/** Somebody takes the place of another, in the field only or for good. */
export function takePlace(innings: Innings | null, fact: PlayerReplaced): void {
  if (isSubstitution(fact)) substitute(innings, fact)
  else replace(innings, fact)
}

/** Law 24: somebody fields for a player, until that one returns or another substitute takes over. */
function substitute(innings: Innings | null, { in: comes, out }: PlayerReplaced): void {
  if (innings === null || out === undefined) return
  const replaced = innings.substitutes.find((one) => one.in === out)
  const absent = replaced?.out ?? out
  const others = innings.substitutes.filter((one) => one.out !== absent)
  innings.substitutes = comes === absent ? others : [...others, { in: comes, out: absent }]
}

/**
 * Somebody takes a place for good, and no substitute fields for it any more. A permanent replacement of a hurt
 * batter may bat, so the side does not lose a batter.
 */
function replace(innings: Innings | null, { in: comes, out, role }: PlayerReplaced): void {
  if (innings === null || out === undefined || role !== undefined) return
  innings.substitutes = innings.substitutes.filter((one) => one.out !== out && one.in !== comes)
  const line = innings.batterById.get(out)
  if (line === undefined || line.left === null) return
  innings.replaced++
  if (innings.closed === 'all out') innings.closed = null
}
