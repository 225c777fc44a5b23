import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './section-heading.module.css'

type SectionHeadingProps = {
  readonly title: ReactNode
  /** The heading level; 2 by default. 1 is the title of a page, and larger. */
  readonly level?: 1 | 2 | 3 | undefined
  /** A smaller heading, for a part of a section. */
  readonly small?: boolean | undefined
  /** The heading's id, for `aria-labelledby`. */
  readonly id?: string | undefined
  /** A link or sentence at the end. */
  readonly children?: ReactNode
}

/** A section heading on a line with ticks, like a batting crease. */
export function SectionHeading({ title, level = 2, small, id, children }: SectionHeadingProps) {
  const Heading = `h${level}` as const
  return (
    <div className={classes(styles.crease, small && styles.small, level === 1 && styles.page)}>
      <Heading id={id} className={styles.heading}>
        {title}
      </Heading>
      {children}
    </div>
  )
}
