import { countedBalls } from '../fold/fold-innings.ts'
import { ballsLeft, runsNeeded } from '../text/sentence.ts'
import type { Innings, MatchState } from '../fold/state.ts'

/** The run rate so far; null before the first ball. */
export function runRate(state: MatchState, innings: Innings): number | null {
  const balls = countedBalls(innings)
  return balls === 0 ? null : (made(innings) * state.setup.conditions.ballsPerOver) / balls
}

const made = ({ runs, pairs }: Innings): number => runs - (pairs?.start ?? 0)

/** The required run rate; null outside a limited chase. */
export function requiredRate(state: MatchState, innings: Innings): number | null {
  const needed = runsNeeded(innings)
  const left = ballsLeft(innings)
  if (needed === null || left === null || left <= 0 || needed <= 0) return null
  return (needed * state.setup.conditions.ballsPerOver) / left
}

/** The score that the run rate leads to by the end of a limited first innings. */
export function projectedScore(innings: Innings): number | null {
  const left = ballsLeft(innings)
  const balls = countedBalls(innings)
  if (left === null || left <= 0 || balls === 0) return null
  if (innings.target !== null || innings.closed !== null) return null
  return Math.floor(innings.runs + (made(innings) / balls) * left)
}
