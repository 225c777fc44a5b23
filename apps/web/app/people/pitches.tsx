import type { PlayerBall } from '@pavilion/contract/people/player-calls.ts'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { useCallback } from 'react'
import * as players from '#calls/players.ts'
import { PitchMapFrame } from '#shared/pitch-map-frame.tsx'
import { send } from '#state/api.ts'
import { useAnswer } from '#state/use-answer.ts'
import * as t from '#texts/balls.ts'
import styles from './pitches.module.css'

type PitchesProps = { readonly player: { readonly id: string; readonly name: string } }

/** Where the balls pitched that a player faced and bowled, in the latest matches whose scorers said so; nothing without any. */
export function Pitches({ player }: PitchesProps) {
  const playerId = player.id
  const load = useCallback(() => send(players.pitches, { playerId }), [playerId])
  const { answer } = useAnswer(load)
  if (answer?.ok !== true) return null
  const { batting, bowling } = answer.data.data
  if (batting.balls.length + bowling.balls.length === 0) return null
  return (
    <section>
      <SectionHeading title={t.pitchMap} />
      <div className={styles.maps}>
        <Balls
          title={t.whereBallsFacedPitched}
          label={t.facedInWords({ name: player.name, balls: batting.balls.length })}
          {...batting}
        />
        <Balls
          title={t.whereBallsBowledPitched}
          label={t.bowledInWords({ name: player.name, balls: bowling.balls.length })}
          {...bowling}
        />
      </div>
    </section>
  )
}

type BallsProps = {
  readonly title: string
  readonly label: string
  readonly matches: number
  readonly balls: readonly PlayerBall[]
}

function Balls({ matches, balls, ...named }: BallsProps) {
  return (
    <PitchMapFrame
      {...named}
      level={3}
      note={t.ballsInMatches({ balls: balls.length, matches })}
      empty={t.noBallPlacedYet}
      balls={balls}
    />
  )
}
