import { useState } from 'react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './folding-panel.module.css'
import { Icon } from './icons/icon.tsx'
import panel from './panel.module.css'

type FoldingPanelProps = {
  readonly title: string
  /** What stands inside in a few words, beside the heading. */
  readonly note?: ReactNode
  /** Whether it is open at first; after that it is as people leave it. */
  readonly opens?: boolean
  readonly children: ReactNode
}

/** A card of which only the heading is seen until it is opened. */
export function FoldingPanel({ title, note, opens = false, children }: FoldingPanelProps) {
  const [startsOpen] = useState(opens)
  return (
    <details className={classes(panel.panel, styles.folding)} open={startsOpen}>
      <summary>
        <h2 className="pv-panel-heading">{title}</h2>
        <span className={styles.note}>{note}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  )
}
