import { classes } from '@pavilion/kit/classes.ts'
import grid from './slot-grid.module.css'
import styles from './desk.module.css'

const keys = [
  ['Free', classes(grid.free)],
  ['Free, lights on', classes(grid.free, grid.lit)],
  ['Yours', styles.yours],
  ['Held by another', grid.held],
  ['Booked', grid.booked],
  ['Closed', grid.closed],
] as const

/** What the looks of slots mean; each says it in words as well. */
export function Legend() {
  return (
    <ul className={styles.legend}>
      {keys.map(([words, look]) => (
        <li key={words}>
          <i className={classes(styles.key, look)} aria-hidden="true" />
          {words}
        </li>
      ))}
    </ul>
  )
}
