import type { BowlingRow } from '@pavilion/cricket/views/scorecard.ts'
import { lengthOf, oversName } from '@pavilion/cricket/text/length-text.ts'
import { classes } from '@pavilion/kit/classes.ts'
import { rate } from '#shared/figures.ts'
import * as t from '#texts/matches.ts'
import styles from './scorecard.module.css'

type BowlingTableProps = { readonly rows: readonly BowlingRow[]; readonly ballsPerOver: number }

export function BowlingTable({ rows, ballsPerOver }: BowlingTableProps) {
  const { title } = lengthOf({ overs: '', balls: 0 }, ballsPerOver)
  return (
    <table className={classes(styles.figures, styles.bowling)}>
      <thead>
        <tr>
          <th scope="col">{t.bowling}</th>
          <th scope="col">
            <abbr title={title}>{title.charAt(0)}</abbr>
          </th>
          <th scope="col">
            <abbr title={t.maidens}>M</abbr>
          </th>
          <th scope="col">
            <abbr title={t.runs}>R</abbr>
          </th>
          <th scope="col">
            <abbr title={t.wickets}>W</abbr>
          </th>
          <th scope="col">
            <abbr title={economyText(ballsPerOver)}>{t.econ}</abbr>
          </th>
          <th scope="col" className={styles.dots}>
            {t.dots}
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

const economyText = (ballsPerOver: number) => t.economyOver({ unit: oversName(ballsPerOver) })
