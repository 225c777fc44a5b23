import type { PlayerShot } from '@pavilion/contract/people/player-calls.ts'
import type { PlayingStyle } from '@pavilion/contract/people/playing-style.ts'
import { leftHanded } from '@pavilion/kit/cricket/charts/sectors.ts'
import { WagonWheel } from '@pavilion/kit/cricket/charts/wagon-wheel.tsx'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { useCallback } from 'react'
import * as players from '#calls/players.ts'
import { send } from '#state/api.ts'
import { useAnswer } from '#state/use-answer.ts'
import * as t from '#texts/people.ts'

/** The length in metres of a shot to the boundary, which is 1 in the data. */
const BOUNDARY = 66

type ShotsProps = {
  readonly player: {
    readonly id: string
    readonly name: string
    readonly style: Pick<PlayingStyle, 'bats'>
  }
}

/** Where a player's runs went, in the latest matches whose scorers said so; nothing without any. */
export function Shots({ player }: ShotsProps) {
  const playerId = player.id
  const load = useCallback(() => send(players.shots, { playerId }), [playerId])
  const { answer } = useAnswer(load)
  if (answer?.ok !== true || answer.data.data.shots.length === 0) return null
  const isLeftHander = player.style.bats === 'left'
  return <Wheel name={player.name} isLeftHander={isLeftHander} {...answer.data.data} />
}

type WheelProps = {
  readonly name: string
  readonly isLeftHander: boolean
  readonly matches: number
  readonly shots: readonly PlayerShot[]
}

function Wheel({ name, isLeftHander, matches, shots }: WheelProps) {
  const runs = shots.reduce((sum, shot) => sum + shot.runs, 0)
  return (
    <section>
      <SectionHeading title={t.wagonWheel} />
      <WagonWheel
        title={t.whereRunsWent}
        ground={name}
        sectors={isLeftHander ? leftHanded : undefined}
        shots={shots.map(({ angle, length, runs: made }) => ({
          angle,
          distance: length * BOUNDARY,
          runs: made,
        }))}
        note={t.runsFromShots({ runs, shots: shots.length, matches })}
        label={t.wagonWheelInWords({ name, runs, shots: shots.length })}
      />
    </section>
  )
}
