import type { ReactNode } from 'react'
import styles from './stat.module.css'

export type StatFigure = {
  readonly label: string
  readonly value: ReactNode
  readonly note?: ReactNode
}

/** Figures in a row, each with its name: of a profile or a tournament. */
export function Stats({ figures }: { readonly figures: readonly StatFigure[] }) {
  return (
    <dl className={styles.stats}>
      {figures.map((figure) => (
        <Stat key={figure.label} {...figure} />
      ))}
    </dl>
  )
}

/** One figure, for use in a `dl`. */
export function Stat({ label, value, note }: StatFigure) {
  return (
    <div className={styles.stat}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {note !== undefined && <dd className={styles.label}>{note}</dd>}
    </div>
  )
}
