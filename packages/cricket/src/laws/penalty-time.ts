import { isSubstitution, RETURNED } from '../facts.ts'
import type { PlayFact } from '../facts.ts'
import { isLegal } from '../fold/fold-ball.ts'
import type { Innings } from '../fold/state.ts'
import type { PlayerId } from '../setup.ts'

/** At most 90 minutes (Law 24.2), at fifteen overs an hour. */
const MOST_BALLS = 135

/**
 * How much longer somebody who is back on the field has to be there before bowling: as long as the absence, unless
 * the umpires excuse it (Laws 24.2, 24.3). The log has no clock, so both are counted in legal balls.
 */
export function penaltyBalls({ entries }: Innings, player: PlayerId): number {
  let owed = 0
  let isOff = false
  for (const { fact } of entries) {
    const isBall = fact.type === 'ball-bowled' && isLegal(fact.extras)
    if (isBall) owed = isOff ? Math.min(MOST_BALLS, owed + 1) : Math.max(0, owed - 1)
    else isOff = changedBy(fact, player) ?? isOff
  }
  return isOff ? 0 : owed
}

/** Whether the player is off the field from this fact on; null where it leaves that as it was. */
function changedBy(fact: PlayFact, player: PlayerId): boolean | null {
  if (fact.type !== 'player-replaced' || !isSubstitution(fact)) return null
  if (fact.reason === RETURNED) return fact.in === player ? false : null
  return fact.out === player ? true : null
}
