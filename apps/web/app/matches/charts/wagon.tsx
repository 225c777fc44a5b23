import type { WagonSeries } from '@pavilion/cricket/views/charts.ts'
import type { Shot } from '@pavilion/kit/art/ground-play.tsx'
import { WagonWheel } from '@pavilion/kit/cricket/charts/wagon-wheel.tsx'
import * as t from '#texts/matches.ts'

type WagonProps = {
  readonly series: WagonSeries
  /** The ground's name, from which its drawing is made. */
  readonly ground: string
}

/** The length in metres of a shot to the boundary, which is 1 in the data. */
const boundary = 66

/** The wagon wheel of a side, as far as the scorer recorded it. */
export function Wagon({ series, ground }: WagonProps) {
  const shots = series.points.map(({ angle, length, runs }): Shot => ({
    angle,
    distance: length * boundary,
    runs,
  }))
  const runs = series.points.reduce((sum, point) => sum + point.runs, 0)
  return (
    <WagonWheel
      title={t.wagonWheelOf({ team: series.name })}
      level={2}
      ground={ground}
      shots={shots}
      note={t.runsFromShots({ runs, shots: shots.length })}
      label={t.wagonWheelInWords({ team: series.name, runs, shots: shots.length })}
    />
  )
}
