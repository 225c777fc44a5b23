import { ballsOfOver } from './balls.ts'
import { markOf } from '../text/ball-mark.ts'
import type { BallMark } from '../text/ball-mark.ts'
import type { PlayerId } from '../setup.ts'
import { nameOf } from '../fold/state.ts'
import type { Innings, MatchState, Over } from '../fold/state.ts'

export type OverRow = {
  /** From 1. */
  readonly number: number
  readonly bowler: { readonly id: PlayerId; readonly name: string }
  readonly balls: number
  readonly runs: number
  readonly wickets: number
  /** The innings' score when the over ended, or now. */
  readonly score: { readonly runs: number; readonly wickets: number }
  readonly complete: boolean
}

/** The overs in order. */
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

/** The marks of an over as in a scorebook. */
export function overMarks(innings: Innings, over: Over): BallMark[] {
  return ballsOfOver(innings, over).map(({ entry }) => markOf(entry.fact))
}
