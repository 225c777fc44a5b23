import { classes } from '@pavilion/kit/classes.ts'
import * as t from '#texts/bookings.ts'
import grid from './slot-grid.module.css'
import styles from './slot-picker.module.css'

const keys = [
  [t.free, classes(grid.free)],
  [t.freeLightsOn, classes(grid.free, grid.lit)],
  [t.yours, styles.yours],
  [t.booked, grid.booked],
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
