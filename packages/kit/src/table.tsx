import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './table.module.css'

type TableProps = {
  /** What the table contains; visible only with `showCaption`. */
  readonly caption: string
  readonly showCaption?: boolean | undefined
  /** Cells of 13 px, for scorecards. */
  readonly dense?: boolean | undefined
  /** Rows react to hovering; for rows with links. */
  readonly hover?: boolean | undefined
  /**
   * Plain `thead` and `tbody`; `data-number` aligns a cell right, `data-score` uses the scoreboard's type.
   */
  readonly children: ReactNode
}

/** A table with hairlines. It scrolls horizontally within itself, never the page. */
export function Table({ caption, showCaption, dense, hover, children }: TableProps) {
  return (
    // It may scroll, so it must be focusable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={classes(styles.table, dense && styles.dense, hover && styles.hover)}>
        <caption className={showCaption ? styles.caption : 'pv-hidden'}>{caption}</caption>
        {children}
      </table>
    </section>
  )
}
