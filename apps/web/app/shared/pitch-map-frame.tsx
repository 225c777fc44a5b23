import { asRightHander, pitchLengths } from '@pavilion/cricket/pitch-zones.ts'
import type { PitchPoint } from '@pavilion/cricket/strokes.ts'
import { outcomes } from '@pavilion/cricket/views/pitch-map.ts'
import type { BallOutcome } from '@pavilion/cricket/views/pitch-map.ts'
import { PitchMap } from '@pavilion/kit/cricket/charts/pitch-map.tsx'
import type { ReactNode } from 'react'
import * as t from '#texts/balls.ts'
import { pitchTable } from './pitch-table.ts'
import styles from './pitch-map-frame.module.css'

/** A ball with a place, and which hand its striker bats with. */
export type PlacedBall = PitchPoint & {
  readonly runs: number
  readonly outcome: BallOutcome
  readonly isLeftHander: boolean
}

type PitchMapFrameProps = {
  readonly title: string
  readonly level: 2 | 3
  readonly balls: readonly PlacedBall[]
  /** The text alternative. */
  readonly label: string
  readonly note: string
  /** What is said without any ball. */
  readonly empty: string
  readonly choice?: ReactNode
}

const lengthNames = {
  yorker: t.lengthYorker,
  full: t.lengthFull,
  good: t.lengthGood,
  short: t.lengthShort,
} as const
const bands = pitchLengths.map(({ name, until }) => ({ name: lengthNames[name], until }))

const counted = {
  dot: t.countedDots,
  runs: t.countedScoring,
  boundary: t.countedBoundaries,
  wicket: t.countedWickets,
} as const

/** Where balls pitched. Those to left-handers are mirrored where there are others beside them. */
export function PitchMapFrame({ balls, empty, ...frame }: PitchMapFrameProps) {
  if (balls.length === 0) return <Empty {...frame}>{empty}</Empty>
  const lefts = balls.filter(({ isLeftHander }) => isLeftHander).length
  const isAllLeft = lefts > 0 && lefts === balls.length
  const sides = isAllLeft ? ([t.offSide, t.legSide] as const) : ([t.legSide, t.offSide] as const)
  return (
    <PitchMap
      {...frame}
      balls={balls.map((ball) => ({
        ...(isAllLeft ? ball : asRightHander(ball, ball.isLeftHander)),
        kind: ball.outcome,
      }))}
      bands={bands}
      sides={sides}
      keys={outcomes.map((kind) => ({
        kind,
        text: counted[kind]({ count: balls.filter(({ outcome }) => outcome === kind).length }),
      }))}
      table={pitchTable(balls)}
      summary={lefts > 0 && !isAllLeft && t.leftHandersMirrored}
    />
  )
}

type EmptyProps = Pick<PitchMapFrameProps, 'title' | 'level' | 'choice'> & {
  readonly children: string
}

function Empty({ title, level, choice, children }: EmptyProps) {
  const Heading = `h${level}` as const
  return (
    <section className={styles.empty}>
      <Heading className="pv-panel-heading">{title}</Heading>
      {choice}
      <p className="pv-muted">{children}</p>
    </section>
  )
}
