import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './crease.module.css'

type CreaseProps = {
  readonly title: ReactNode
  /** Heading level; 2 unless told. */
  readonly level?: 1 | 2 | 3 | undefined
  /** The lower one, over a part of a section. */
  readonly small?: boolean | undefined
  /** Put on the heading, for `aria-labelledby`. */
  readonly id?: string | undefined
  /** A link or a sentence at the far end. */
  readonly children?: ReactNode
}

/** A section heading under a crease: the rule with its return-crease ticks. */
export function Crease({ title, level = 2, small, id, children }: CreaseProps) {
  const Heading = `h${level}` as const
  return (
    <div className={classes(styles.crease, small && styles.small)}>
      <Heading id={id} className={styles.heading}>
        {title}
      </Heading>
      {children}
    </div>
  )
}
