import { Fragment } from 'react'
import { Crest } from '../art/crest.tsx'
import { classes } from '../classes.ts'
import { drawingName } from '../drawing-name.ts'
import styles from './score-line.module.css'

export type ScoreSide = {
  readonly name: string
  readonly code?: string | undefined
  readonly crest?: string | null | undefined
  /** Such as `187/6`, or `312 & 45/2`; none before a side has batted. */
  readonly score?: string | undefined
  /** Such as `15.2`; shown small after the score. */
  readonly overs?: string | undefined
  readonly batting?: boolean | undefined
  /** The side that lost steps back. */
  readonly lost?: boolean | undefined
}

type ScoreLineProps = {
  readonly sides: readonly ScoreSide[]
  /** Read after the name of the side that bats. */
  readonly battingLabel?: string | undefined
}

/** Crest, side and score of each, one under the other. */
export function ScoreLine({ sides, battingLabel = 'batting' }: ScoreLineProps) {
  return (
    <div className={styles.line}>
      {sides.map((side) => (
        <Fragment key={side.name}>
          <Crest name={side.name} code={side.code} image={side.crest} size={26} />
          <span className={classes(styles.team, side.lost && styles.lost)}>
            <span className={styles.name}>{side.name}</span>
            {side.batting && <BattingPoint label={battingLabel} />}
          </span>
          <span className={classes(styles.score, side.lost && styles.lost)}>
            {side.score}
            {side.overs && <small className={styles.overs}>{side.overs}</small>}
          </span>
        </Fragment>
      ))}
    </div>
  )
}

/** The willow point beside who bats, or who is on strike. */
export function BattingPoint({ label }: { readonly label: string }) {
  return <span className={styles.point} {...drawingName(label)} />
}
