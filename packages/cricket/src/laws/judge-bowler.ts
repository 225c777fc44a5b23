import { ballsPerInnings } from '../formats/conditions.ts'
import { LEAST_QUOTA } from '../targets/bowlers-quota.ts'
import type { RefusalCode } from './refusals.ts'
import type { PlayerId } from '../setup.ts'
import { isOffTheField, isOfSide, isReplaced, isSubstitute } from './sides.ts'
import type { Innings, MatchState } from '../fold/state.ts'

export function judgeBowler(
  state: MatchState,
  innings: Innings,
  player: PlayerId,
): RefusalCode | null {
  if (isSubstitute(innings, player)) return 'substitute-only-fields'
  if (isReplaced(state, innings.bowlingTeam, player)) return 'replaced'
  if (!isOfSide(state, innings.bowlingTeam, player)) return 'not-in-fielding-side'
  if (isOffTheField(innings, player)) return 'off-the-field'
  if (bowledTheLast(state, innings, player)) return 'two-overs-running'
  return hasBowledOut(state, innings, player) ? 'bowler-over-quota' : null
}

/**
 * Law 17.6: no two overs in a row; two sets of five balls are allowed, three are not. Law 17.8: the same
 * for parts of overs.
 */
function bowledTheLast(state: MatchState, { overs, over }: Innings, player: PlayerId): boolean {
  if (over === null) return false
  if (!over.closed && over.bowler.id === player) return false
  const before = over.closed ? overs : overs.slice(0, -1)
  const { oversPerEnd } = state.setup.conditions
  const last = before.slice(-oversPerEnd)
  return last.length === oversPerEnd && last.every(({ bowler }) => bowler.id === player)
}

function hasBowledOut(state: MatchState, innings: Innings, player: PlayerId): boolean {
  const line = innings.bowlerById.get(player)
  const allowed = allowedOvers(state, innings)
  if (line === undefined || allowed === null) return false
  return line.balls + line.miscount >= allowed * state.setup.conditions.ballsPerOver
}

/** What a bowler may bowl of the innings; in a shortened one, the same share of its overs, rounded up. */
export function allowedOvers(
  { setup: { conditions } }: MatchState,
  innings: Innings,
): number | null {
  const full = ballsPerInnings(conditions)
  const { maxOversPerBowler } = conditions
  if (maxOversPerBowler === null || innings.superOver) return null
  if (full === null || innings.ballLimit === null || innings.ballLimit >= full) {
    return maxOversPerBowler
  }
  const share = Math.ceil((maxOversPerBowler * innings.ballLimit) / full)
  return Math.min(maxOversPerBowler, Math.max(LEAST_QUOTA, share))
}
