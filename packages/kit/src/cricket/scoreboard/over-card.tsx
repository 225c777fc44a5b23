import { classes } from '../../classes.ts'
import { BallStrip } from './ball-strip.tsx'
import type { StripBall } from './ball-strip.tsx'
import styles from './over-card.module.css'

type OverCardProps = {
  /** The over's number, from 1. */
  readonly over: number
  /** Such as `6 runs, 1w`. */
  readonly summary: string
  readonly bowler: string
  readonly balls: readonly StripBall[]
  /** The text alternative of the balls. */
  readonly label: string
  /** Marks the over in progress with a dark edge. */
  readonly current?: boolean | undefined
}

export function OverCard({ over, summary, bowler, balls, label, current }: OverCardProps) {
  return (
    <div className={classes(styles.card, current && styles.current)}>
      <div className={styles.head}>
        <b className={styles.number}>{over}</b>
        <span className="pv-caption">{summary}</span>
      </div>
      <BallStrip balls={balls} label={label} oneLine />
      <span className="pv-caption">{bowler}</span>
    </div>
  )
}
