import { Fragment } from 'react'
import { classes } from '../../classes.ts'
import { drawingName } from '../../drawing-name.ts'
import { BallMark } from './ball-mark.tsx'
import type { BallMarkProps } from './ball-mark.tsx'
import styles from './ball-mark.module.css'

export type StripBall = Pick<BallMarkProps, 'kind' | 'text'> & {
  /** A thin rule follows, because the next ball belongs to another over. */
  readonly endsOver?: boolean | undefined
}

type BallStripProps = {
  /** In order, newest last. */
  readonly balls: readonly StripBall[]
  /** The text alternative, such as `Four, wicket, one, dot`. */
  readonly label: string
  readonly size?: BallMarkProps['size']
  /** Never wraps; its container scrolls. */
  readonly oneLine?: boolean | undefined
}

/** Before the first ball it is an empty box without a label. */
export function BallStrip({ balls, label, size, oneLine }: BallStripProps) {
  const name = balls.length > 0 && drawingName(label)
  return (
    <span className={classes(styles.strip, oneLine && styles.line)} {...name}>
      {balls.map(({ endsOver, ...ball }, index) => (
        // Balls are only appended, so the index is a stable key.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          <BallMark {...ball} size={size} />
          {endsOver && <span className={styles.rule} />}
        </Fragment>
      ))}
    </span>
  )
}
