import type { BowlingRow } from '@pavilion/cricket/views/scorecard.ts'
import { lengthOf, oversName } from '@pavilion/cricket/text/length-text.ts'
import { classes } from '@pavilion/kit/classes.ts'
import { rate } from '#shared/figures.ts'
import styles from './scorecard.module.css'

type BowlingTableProps = { readonly rows: readonly BowlingRow[]; readonly ballsPerOver: number }

export function BowlingTable({ rows, ballsPerOver }: BowlingTableProps) {
  const { title } = lengthOf({ overs: '', balls: 0 }, ballsPerOver)
  return (
    <table className={classes(styles.figures, styles.bowling)}>
      <thead>
        <tr>
          <th scope="col">Bowling</th>
          <th scope="col">
            <abbr title={title}>{title.charAt(0)}</abbr>
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
            <abbr title={economyText(ballsPerOver)}>Econ</abbr>
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
            <td>{lengthOf(row, ballsPerOver).figure}</td>
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

const economyText = (ballsPerOver: number) =>
  `Economy: runs ${oversName(ballsPerOver) === 'Set' ? 'a set of five' : 'an over'}`
