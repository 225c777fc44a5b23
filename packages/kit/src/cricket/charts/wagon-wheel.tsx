import type { ReactNode } from 'react'
import type { Shot } from '../../art/ground-play.tsx'
import { Ground } from '../../art/ground.tsx'
import { BallMark } from '../scoreboard/ball-mark.tsx'
import { ChartFrame } from './chart-frame.tsx'
import type { FrameProps } from './chart-frame.tsx'
import styles from './wagon-wheel.module.css'
import { sectorTable } from './sectors.ts'
import type { Naming } from './sectors.ts'

type WagonWheelProps = FrameProps & {
  /** The ground's name, from which the turf below the shots is drawn. */
  readonly ground: string
  readonly shots: readonly Shot[]
  /** The text alternative. */
  readonly label: string
  readonly sectors?: Naming | undefined
  readonly height?: number | undefined
  /** Above the drawing, such as a choice of batters. */
  readonly choice?: ReactNode
  /** Below the drawing, such as the share of runs on the leg side. */
  readonly summary?: ReactNode
  readonly fours?: ((count: number) => string) | undefined
  readonly sixes?: ((count: number) => string) | undefined
}

const whole = { width: 980, height: 900 }

/** Where a batter's runs went, on a drawing of the ground. */
export function WagonWheel(props: WagonWheelProps) {
  const {
    ground,
    shots,
    label,
    sectors,
    height = 360,
    choice,
    summary,
    fours,
    sixes,
    ...frame
  } = props
  const count = (runs: number) => shots.filter((shot) => shot.runs === runs).length
  return (
    <ChartFrame {...frame} table={sectorTable(shots, sectors)}>
      {choice}
      <div style={{ height }}>
        <Ground
          name={ground}
          label={label}
          view={whole}
          fit="contain"
          turn={0}
          surroundings={false}
          shots={shots}
        />
      </div>
      <p className={styles.summary}>
        <span className={styles.count}>
          <BallMark kind="four" text="4" />
          {fours?.(count(4)) ?? plural(count(4), 'four', 'fours')}
        </span>
        <span className={styles.count}>
          <BallMark kind="six" text="6" />
          {sixes?.(count(6)) ?? plural(count(6), 'six', 'sixes')}
        </span>
        {summary && <span className="pv-muted">{summary}</span>}
      </p>
    </ChartFrame>
  )
}

function plural(count: number, one: string, more: string): string {
  return `${count} ${count === 1 ? one : more}`
}
