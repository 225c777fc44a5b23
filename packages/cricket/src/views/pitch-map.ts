import type { BallBowled } from '../facts.ts'
import { runsOf } from '../fold/fold-ball.ts'
import { nameOf } from '../fold/state.ts'
import type { BallEntry, Innings, MatchState } from '../fold/state.ts'
import type { PlayerId } from '../setup.ts'
import type { PitchPoint } from '../strokes.ts'
import { fallenOf } from '../text/ball-mark.ts'
import { ballNumber, ballsOfInnings } from './balls.ts'
import { mainInnings, ofInnings } from './charts.ts'
import type { Chart, OfInnings } from './charts.ts'

/** What a ball brought, the weightiest of it. */
export const outcomes = ['dot', 'runs', 'boundary', 'wicket'] as const
export type BallOutcome = (typeof outcomes)[number]

type Between = { readonly batter: PlayerId; readonly bowler: PlayerId }

/** A ball and where it pitched, as the striker faces. `runs`: all that it brought. */
export type PitchPointRow = PitchPoint &
  Between & { readonly seq: number; readonly runs: number; readonly outcome: BallOutcome }

export type PitchSeries = OfInnings & {
  readonly points: readonly PitchPointRow[]
  /** How many balls a bowler bowled to a batter, with a place or without. */
  readonly pairs: readonly (Between & { readonly balls: number })[]
}

/** Where balls pitched, as far as the scorer recorded it. */
export function pitchMap(state: MatchState): Chart<PitchSeries> {
  const innings = mainInnings(state)
  const series = innings.map((one) => ({
    ...ofInnings(one),
    points: ballsOfInnings(one).flatMap(({ entry }) => pitchPoint(entry)),
    pairs: pairsOf(one),
  }))
  const rows = innings.flatMap((one) =>
    ballsOfInnings(one).flatMap((ball) => {
      const { pitched, bowler, striker } = ball.entry.fact
      if (pitched === undefined) return []
      const names = [nameOf(state, bowler), nameOf(state, striker)]
      const { line, length } = pitched
      return [[one.team.name, ballNumber(ball), ...names, line, length, runsOf(ball.entry.fact)]]
    }),
  )
  const head = ['Side', 'Ball', 'Bowler', 'Batter', 'Line', 'Length', 'Runs']
  return { series, table: { head, rows } }
}

function pitchPoint({ seq, fact }: BallEntry): PitchPointRow[] {
  const { pitched, striker: batter, bowler } = fact
  if (pitched === undefined) return []
  return [{ ...pitched, seq, batter, bowler, runs: runsOf(fact), outcome: outcomeOfBall(fact) }]
}

function outcomeOfBall(ball: BallBowled): BallOutcome {
  if (fallenOf(ball) !== undefined) return 'wicket'
  if ((ball.runs === 4 || ball.runs === 6) && ball.nonBoundary !== true) return 'boundary'
  return runsOf(ball) > 0 ? 'runs' : 'dot'
}

function pairsOf(innings: Innings): PitchSeries['pairs'] {
  const pairs = new Map<string, Between & { balls: number }>()
  for (const { entry } of ballsOfInnings(innings)) {
    const { striker: batter, bowler } = entry.fact
    const key = `${batter} ${bowler}`
    const pair = pairs.get(key) ?? { batter, bowler, balls: 0 }
    pair.balls += 1
    pairs.set(key, pair)
  }
  return [...pairs.values()]
}
