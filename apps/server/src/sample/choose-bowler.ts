import type { PlayerId } from '@pavilion/cricket/setup.ts'
import type { Innings, MatchState } from '@pavilion/cricket/fold/state.ts'
import type { Random } from './random.ts'

/** Six of the eleven bowl: the last five in the order, and this batter. */
const PART_TIMER = 3
const FIRST_BOWLER = 6

/**
 * The bowler of the next ball: the current over's, or for a new over one of those with the most overs left.
 */
export function chooseBowler(state: MatchState, innings: Innings, random: Random): PlayerId {
  const { over, bowler } = innings
  if (over !== null && !over.closed && bowler !== null) return bowler.id
  const { maxOversPerBowler, ballsPerOver } = state.setup.conditions
  const left = innings.bowlingTeam.players
    .filter((_, place) => place >= FIRST_BOWLER || place === PART_TIMER)
    .filter(({ id }) => id !== over?.bowler.id)
    .map(({ id }) => {
      const bowled = Math.ceil((innings.bowlerById.get(id)?.balls ?? 0) / ballsPerOver)
      return { id, overs: (maxOversPerBowler ?? Infinity) - bowled }
    })
    .filter(({ overs }) => overs > 0)
    .sort((one, other) => other.overs - one.overs || (one.id < other.id ? -1 : 1))
  const next = left[random.below(Math.min(3, left.length))]
  if (next === undefined) throw new RangeError('Nobody may bowl the next over.')
  return next.id
}
