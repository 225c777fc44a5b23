import { classes } from '@pavilion/kit/classes.ts'
import grid from './slot-grid.module.css'
import styles from './desk.module.css'

const keys = [
  ['Free', classes(grid.free)],
  ['Free, lights on', classes(grid.free, grid.lit)],
  ['Yours', styles.yours],
  ['Held by another', grid.held],
  ['Booked', grid.booked],
  ['Match day', grid.match],
  ['Closed', grid.closed],
] as const

/** The meaning of the slots' colours; each slot also says it in words. */
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
