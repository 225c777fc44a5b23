import type { WagonSeries } from '@pavilion/cricket/views/charts.ts'
import type { Shot } from '@pavilion/kit/art/ground-play.tsx'
import { leftHanded, rightHanded } from '@pavilion/kit/cricket/charts/sectors.ts'
import { WagonWheel } from '@pavilion/kit/cricket/charts/wagon-wheel.tsx'
import { useState } from 'react'
import { PlainSelect } from '#shared/plain-select.tsx'
import * as t from '#texts/matches.ts'

export type Batter = { readonly id: string; readonly name: string }

/** Those of an innings with a shot in its wagon wheel, in batting order. */
export function battersOf(
  { points }: Pick<WagonSeries, 'points'>,
  batting: readonly Batter[],
): Batter[] {
  const hitters = new Set(points.map(({ batter }) => batter))
  return batting.filter(({ id }) => hitters.has(id)).map(({ id, name }) => ({ id, name }))
}

type WagonProps = {
  readonly series: WagonSeries
  /** The batters of the innings, in order. */
  readonly batting: readonly Batter[]
  readonly leftHanders: readonly string[]
  /** The ground's name, from which its drawing is made. */
  readonly ground: string
}

/** The length in metres of a shot to the boundary, which is 1 in the data. */
const boundary = 66
const EVERYBODY = ''

/** The wagon wheel of a side or of one of its batters, as far as the scorer recorded it. */
export function Wagon({ series, batting, leftHanders, ground }: WagonProps) {
  const [picked, setPicked] = useState(EVERYBODY)
  const batters = battersOf(series, batting)
  const batter = batters.find(({ id }) => id === picked)
  const points = batter
    ? series.points.filter((point) => point.batter === batter.id)
    : series.points
  const shots = points.map(({ angle, length, runs }): Shot => ({
    angle,
    distance: length * boundary,
    runs,
  }))
  const byLeftHanders = new Set(
    shots.filter((_, at) => leftHanders.includes(points[at]?.batter ?? '')),
  )
  const isMixed = byLeftHanders.size > 0 && byLeftHanders.size < shots.length
  const runs = points.reduce((sum, point) => sum + point.runs, 0)
  return (
    <WagonWheel
      title={t.wagonWheelOf({ team: series.name })}
      level={2}
      ground={ground}
      shots={shots}
      sectors={(shot) => (byLeftHanders.has(shot) ? leftHanded : rightHanded)}
      summary={isMixed && t.directionsByHand}
      choice={
        batters.length > 1 && (
          <PlainSelect
            label={t.batter}
            value={batter?.id ?? EVERYBODY}
            choices={[
              { value: EVERYBODY, label: t.allBatters },
              ...batters.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={setPicked}
          />
        )
      }
      note={t.runsFromShots({ runs, shots: shots.length })}
      label={t.wagonWheelInWords({ team: batter?.name ?? series.name, runs, shots: shots.length })}
    />
  )
}
