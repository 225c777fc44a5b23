import { ballsOfOver } from './balls.ts'
import { markOf } from './ball-mark.ts'
import type { BallMark } from './ball-mark.ts'
import type { PlayerId } from './setup.ts'
import { nameOf } from './state.ts'
import type { Innings, MatchState, Over } from './state.ts'

export type OverRow = {
  /** 1 is the first. */
  readonly number: number
  readonly bowler: { readonly id: PlayerId; readonly name: string }
  readonly balls: number
  readonly runs: number
  readonly wickets: number
  /** Of the innings when the over ended, or now. */
  readonly score: { readonly runs: number; readonly wickets: number }
  readonly complete: boolean
}

/** The overs in the order bowled. */
export function overRows(state: MatchState, innings: Innings): OverRow[] {
  return innings.overs.map((over) => overRow(state, over))
}

export function overRow(state: MatchState, over: Over): OverRow {
  const { index, bowler, balls, runs, wickets, totalRuns, totalWickets, closed } = over
  return {
    number: index + 1,
    bowler: { id: bowler.id, name: nameOf(state, bowler.id) },
    balls,
    runs,
    wickets,
    score: { runs: totalRuns, wickets: totalWickets },
    complete: closed,
  }
}

/** The marks of an over as a scorebook has them. */
export function overMarks(innings: Innings, over: Over): BallMark[] {
  return ballsOfOver(innings, over).map(({ entry }) => markOf(entry.fact))
}
