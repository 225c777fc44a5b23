import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './table.module.css'

type TableProps = {
  /** What the table holds; seen only when `showCaption`. */
  readonly caption: string
  readonly showCaption?: boolean | undefined
  /** 13 px cells, for scorecards and figures. */
  readonly dense?: boolean | undefined
  /** Rows answer to the pointer; for rows that lead somewhere. */
  readonly hover?: boolean | undefined
  /** Plain `thead` and `tbody`; `data-number` on a cell sets it to the far side, `data-score` in the display face. */
  readonly children: ReactNode
}

/** A scorebook table: hairlines, no zebra. It scrolls inside itself, never the page. */
export function Table({ caption, showCaption, dense, hover, children }: TableProps) {
  return (
    // It may scroll, so the keyboard must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={classes(styles.table, dense && styles.dense, hover && styles.hover)}>
        <caption className={showCaption ? styles.caption : 'pv-hidden'}>{caption}</caption>
        {children}
      </table>
    </section>
  )
}
