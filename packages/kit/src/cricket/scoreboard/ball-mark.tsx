import { classes } from '../../classes.ts'
import { drawingName } from '../../drawing-name.ts'
import styles from './ball-mark.module.css'

export type BallKind = 'dot' | 'run' | 'four' | 'six' | 'wicket' | 'extra' | 'next'

export type BallMarkProps = {
  readonly kind: BallKind
  /**
   * The text in the mark: a figure, `W`, or an extra's code such as `wd`; not needed for dots and balls to
   * come.
   */
  readonly text?: string | undefined
  /** 28 px; `large` is 36 and `small` 22. */
  readonly size?: 'small' | 'medium' | 'large' | undefined
  /** The text alternative; leave out when words are beside the mark. */
  readonly label?: string | undefined
}

/** One ball. A wicket is square, a six has a ring, extras are dashed, a ball to come is dotted. */
export function BallMark({ kind, text, size = 'medium', label }: BallMarkProps) {
  return (
    <span
      className={classes(styles.ball, styles[kind], size !== 'medium' && styles[size])}
      {...drawingName(label)}
    >
      {kind === 'dot' ? '•' : text}
    </span>
  )
}
