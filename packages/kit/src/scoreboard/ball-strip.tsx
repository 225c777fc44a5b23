import { Fragment } from 'react'
import { classes } from '../classes.ts'
import { drawingName } from '../drawing-name.ts'
import { BallMark } from './ball-mark.tsx'
import type { BallMarkProps } from './ball-mark.tsx'
import styles from './ball-mark.module.css'

export type StripBall = Pick<BallMarkProps, 'kind' | 'text'> & {
  /** A thin rule follows: the next ball is of another over. */
  readonly endsOver?: boolean | undefined
}

type BallStripProps = {
  /** In order, the newest last. */
  readonly balls: readonly StripBall[]
  /** The strip in words, such as `Four, wicket, one, dot`. */
  readonly label: string
  readonly size?: BallMarkProps['size']
  /** Never on a second line; what holds it scrolls. */
  readonly oneLine?: boolean | undefined
}

/** Before the first ball it is empty room and no picture: there is nothing to name. */
export function BallStrip({ balls, label, size, oneLine }: BallStripProps) {
  const name = balls.length > 0 && drawingName(label)
  return (
    <span className={classes(styles.strip, oneLine && styles.line)} {...name}>
      {balls.map(({ endsOver, ...ball }, index) => (
        // Balls have no name but their place, and they are only ever added at the end.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          <BallMark {...ball} size={size} />
          {endsOver && <span className={styles.rule} />}
        </Fragment>
      ))}
    </span>
  )
}
