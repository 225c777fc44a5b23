import type { ReactNode } from 'react'
import styles from './panel.module.css'

type PanelProps = {
  readonly title?: ReactNode
  readonly level?: 2 | 3 | undefined
  /** Text or a control at the end of the heading. */
  readonly note?: ReactNode
  readonly children: ReactNode
}

/** A card with a heading. Not for use inside another card. */
export function Panel({ title, level = 3, note, children }: PanelProps) {
  const Heading = `h${level}` as const
  return (
    <section className={styles.panel}>
      {title !== undefined && (
        <div className={styles.head}>
          <Heading className="pv-panel-heading">{title}</Heading>
          {note !== undefined && <div className={styles.note}>{note}</div>}
        </div>
      )}
      {children}
    </section>
  )
}
