import { Fragment } from 'react'
import { Crest } from '../../art/crest.tsx'
import { classes } from '../../classes.ts'
import { drawingName } from '../../drawing-name.ts'
import styles from './score-line.module.css'

export type ScoreSide = {
  readonly name: string
  readonly code?: string | undefined
  /** The address of a sent crest. */
  readonly crest?: string | null | undefined
  /** Those of the club, for the drawn one. */
  readonly colours?: { readonly first: string; readonly second: string } | undefined
  /** Such as `187/6` or `312 & 45/2`; undefined before the side has batted. */
  readonly score?: string | undefined
  /** Such as `15.2`; shown small after the score. */
  readonly overs?: string | undefined
  readonly batting?: boolean | undefined
  /** Dims the side that lost. */
  readonly lost?: boolean | undefined
}

type ScoreLineProps = {
  readonly sides: readonly ScoreSide[]
  /** Read out after the name of the batting side. */
  readonly battingLabel?: string | undefined
}

/** Crest, name and score of each side, in two rows. */
export function ScoreLine({ sides, battingLabel = 'batting' }: ScoreLineProps) {
  return (
    <div className={styles.line}>
      {sides.map((side) => (
        <Fragment key={side.name}>
          <Crest
            name={side.name}
            code={side.code}
            image={side.crest}
            colours={side.colours}
            size={26}
          />
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

/** The dot beside the batting side or the striker. */
export function BattingPoint({ label }: { readonly label: string }) {
  return <span className={styles.point} {...drawingName(label)} />
}
