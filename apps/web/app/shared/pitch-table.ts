import { lengthOf, lineOf, pitchLengths, pitchLines } from '@pavilion/cricket/pitch-zones.ts'
import type { ChartRow, ChartTable } from '@pavilion/kit/cricket/charts/chart-frame.tsx'
import * as t from '#texts/balls.ts'
import type { PlacedBall } from './pitch-map-frame.tsx'

/** Balls, runs, boundaries and wickets by length and line; places without a ball are left out. */
export function pitchTable(balls: readonly PlacedBall[]): ChartTable {
  const rows = pitchLengths.flatMap(({ name: length }) =>
    pitchLines.flatMap(({ name: line }): ChartRow[] => {
      const here = balls.filter(
        (ball) => lengthOf(ball) === length && lineOf(ball, ball.isLeftHander) === line,
      )
      if (here.length === 0) return []
      const of = (kind: PlacedBall['outcome']) =>
        here.filter(({ outcome }) => outcome === kind).length
      const runs = here.reduce((sum, ball) => sum + ball.runs, 0)
      return [[t.zone({ length, line }), here.length, runs, of('boundary'), of('wicket')]]
    }),
  )
  return { head: [t.place, t.balls, t.runs, t.boundaries, t.wickets], rows }
}
