import type { BallBowled } from '../facts.ts'
import { lost } from '../fold/fold-innings.ts'
import { judgeBowler } from './judge-bowler.ts'
import { judgeReviews } from './reviews.ts'
import { judgeRuns } from './judge-runs.ts'
import { judgeFielders, judgeWickets } from './judge-wickets.ts'
import type { RefusalCode } from './refusals.ts'
import { isOfSide, isReplaced, isSomebodyWaiting, isSubstitute } from './sides.ts'
import type { PlayerId } from '../setup.ts'
import type { Innings, MatchState } from '../fold/state.ts'

export function judgeBall(state: MatchState, ball: BallBowled): RefusalCode | null {
  const innings = state.current
  if (innings === null) return 'no-innings'
  if (innings.closed !== null) return 'innings-over'
  return (
    judgePair(state, innings, ball) ??
    judgeBowler(state, innings, ball.bowler) ??
    judgeRuns(state, ball) ??
    judgeWickets(state, innings, ball) ??
    judgeFieldedBy(state, innings, ball) ??
    judgeReviews(state, innings, ball)
  )
}

function judgeFieldedBy(
  state: MatchState,
  innings: Innings,
  { fieldedBy }: BallBowled,
): RefusalCode | null {
  if (fieldedBy === undefined || isSubstitute(innings, fieldedBy)) return null
  return judgeFielders(state, innings, { fielders: [{ player: fieldedBy }] })
}

function judgePair(state: MatchState, innings: Innings, ball: BallBowled): RefusalCode | null {
  const { striker, nonStriker } = ball
  if (striker === nonStriker && !batsAlone(state, innings)) return 'same-batter-twice'
  const wrong = judgeBatter(state, innings, striker) ?? judgeBatter(state, innings, nonStriker)
  if (wrong !== null) return wrong
  return judgePlaces(innings, ball) ?? judgeTurns(state, innings, ball)
}

function judgePlaces(innings: Innings, { striker, nonStriker }: BallBowled): RefusalCode | null {
  const pair = new Set<PlayerId>([striker, nonStriker])
  const { striker: facing, nonStriker: backing } = innings
  if (facing !== null && !pair.has(facing.id)) return 'still-at-the-wicket'
  return backing !== null && !pair.has(backing.id) ? 'still-at-the-wicket' : null
}

/** Last man stands: a single batter is named as both striker and non-striker. */
export function batsAlone(state: MatchState, innings: Innings): boolean {
  if (!state.setup.conditions.lastManStands) return false
  return lost(innings) >= innings.wicketLimit - 1
}

export function judgeBatter(
  state: MatchState,
  innings: Innings,
  player: PlayerId,
): RefusalCode | null {
  if (isReplaced(state, innings.team, player)) return 'replaced'
  if (!isOfSide(state, innings.team, player)) return 'not-in-batting-side'
  const line = innings.batterById.get(player)
  if (line === undefined) return null
  if (line.dismissal !== null) return 'batter-out'
  return line.left !== null || line.absent ? 'batter-away' : null
}

const judgeTurns = (
  state: MatchState,
  innings: Innings,
  { striker, nonStriker }: BallBowled,
): RefusalCode | null =>
  judgeTurn(state, innings, { player: striker, partner: nonStriker }) ??
  judgeTurn(state, innings, { player: nonStriker, partner: striker })

type Turn = { readonly player: PlayerId; readonly partner?: PlayerId | undefined }

/**
 * Pairs: at the end of a pair’s overs others come in, as long as there are any; in a side that is short somebody
 * then bats twice.
 */
export function judgeTurn(
  state: MatchState,
  innings: Innings,
  { player, partner }: Turn,
): RefusalCode | null {
  const { pairs, over, striker, nonStriker, batterById } = innings
  if (pairs === null || over === null || !over.closed || !batterById.has(player)) return null
  if (striker?.id === player || nonStriker?.id === player) return null
  return isSomebodyWaiting(state, innings, partner) ? 'had-turn' : null
}
