import type { PitchSeries } from '@pavilion/cricket/views/pitch-map.ts'
import type { InningsView } from '@pavilion/cricket/views/view.ts'
import { useState } from 'react'
import { PitchMapFrame } from '#shared/pitch-map-frame.tsx'
import { PlainSelect } from '#shared/plain-select.tsx'
import * as t from '#texts/balls.ts'
import { EVERYBODY, pitchesOf, playersIn } from './pitches-of.ts'
import styles from './pitches.module.css'

type PitchesProps = {
  readonly series: PitchSeries
  readonly innings: Pick<InningsView, 'batting' | 'bowling'>
  readonly leftHanders: readonly string[]
}

/** Where the balls to a side pitched, by bowler and by batter, as far as the scorer recorded it. */
export function Pitches({ series, innings, leftHanders }: PitchesProps) {
  const [bowler, setBowler] = useState(EVERYBODY)
  const [batter, setBatter] = useState(EVERYBODY)
  const { points, balls } = pitchesOf(series, { bowler, batter })
  const choice = series.points.length > 0 && (
    <div className={styles.choice}>
      <Choice
        label={t.bowler}
        all={t.allBowlers}
        players={playersIn(series, 'bowler', innings.bowling)}
        value={bowler}
        choose={setBowler}
      />
      <Choice
        label={t.batter}
        all={t.allBatters}
        players={playersIn(series, 'batter', innings.batting)}
        value={batter}
        choose={setBatter}
      />
    </div>
  )
  return (
    <PitchMapFrame
      title={t.pitchMapOf({ team: series.name })}
      level={2}
      label={t.pitchMapInWords({ team: series.name, balls: points.length })}
      note={t.ballsPlaced({ placed: points.length, balls })}
      empty={t.noBallPlaced({ balls })}
      choice={choice}
      balls={points.map((point) => ({
        ...point,
        isLeftHander: leftHanders.includes(point.batter),
      }))}
    />
  )
}

type ChoiceProps = {
  readonly label: string
  readonly all: string
  readonly players: readonly { readonly id: string; readonly name: string }[]
  readonly value: string
  readonly choose: (id: string) => void
}

const Choice = ({ label, all, players, value, choose }: ChoiceProps) => (
  <PlainSelect
    label={label}
    value={value}
    choices={[
      { value: EVERYBODY, label: all },
      ...players.map(({ id, name }) => ({ value: id, label: name })),
    ]}
    onChange={choose}
  />
)
