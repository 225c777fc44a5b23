import type { BowlingRow } from '@pavilion/cricket/scorecard.ts'
import { classes } from '@pavilion/kit/classes.ts'
import { rate } from '#shared/figures.ts'
import styles from './scorecard.module.css'

export function BowlingTable({ rows }: { readonly rows: readonly BowlingRow[] }) {
  return (
    <table className={classes(styles.figures, styles.bowling)}>
      <thead>
        <tr>
          <th scope="col">Bowling</th>
          <th scope="col">
            <abbr title="Overs">O</abbr>
          </th>
          <th scope="col">
            <abbr title="Maidens">M</abbr>
          </th>
          <th scope="col">
            <abbr title="Runs">R</abbr>
          </th>
          <th scope="col">
            <abbr title="Wickets">W</abbr>
          </th>
          <th scope="col">
            <abbr title="Economy: runs an over">Econ</abbr>
          </th>
          <th scope="col" className={styles.dots}>
            Dots
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <span className={styles.player}>{row.name}</span>
            </th>
            <td>{row.overs}</td>
            <td>{row.maidens}</td>
            <td>{row.runs}</td>
            <td className={styles.big}>{row.wickets}</td>
            <td>{rate(row.economy)}</td>
            <td className={classes(styles.soft, styles.dots)}>{row.dots}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
