import type { OverRules } from '@pavilion/cricket/formats/conditions.ts'
import type { BowlingRow, InningsCard } from '@pavilion/cricket/views/scorecard.ts'
import { lengthOf, oversName } from '@pavilion/cricket/text/length-text.ts'
import { classes } from '@pavilion/kit/classes.ts'
import { rate } from '#shared/figures.ts'
import * as t from '#texts/matches.ts'
import { Figure } from '../explain/figure.tsx'
import styles from './scorecard.module.css'

type BowlingTableProps = {
  readonly innings: InningsCard
  readonly overRules: OverRules
}

export function BowlingTable({ innings, overRules }: BowlingTableProps) {
  const whose = `${innings.number}/bowler`
  const { title } = lengthOf({ overs: '', balls: 0 }, overRules)
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
            <abbr title={economyText(overRules)}>{t.econ}</abbr>
          </th>
          <th scope="col" className={styles.dots}>
            {t.dots}
          </th>
        </tr>
      </thead>
      <tbody>
        {innings.bowling.map((row, at) => (
          <Row
            key={row.id}
            {...{ whose, row, overRules }}
            isFirst={at === 0}
            isTyped={innings.source === 'card'}
          />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = Pick<BowlingTableProps, 'overRules'> & {
  readonly whose: string
  readonly row: BowlingRow
  readonly isFirst: boolean
  /** Nobody counts dots in a scorebook’s card. */
  readonly isTyped: boolean
}

function Row({ whose, row, overRules, isFirst, isTyped }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <span className={styles.player}>{row.name}</span>
      </th>
      <td>
        <Figure asked={`${whose}/balls/${row.id}`} value={row.balls} isFirst={isFirst}>
          {lengthOf(row, overRules).figure}
        </Figure>
      </td>
      <td>
        <Figure asked={`${whose}/maidens/${row.id}`} value={row.maidens} />
      </td>
      <td>
        <Figure asked={`${whose}/runs/${row.id}`} value={row.runs} />
      </td>
      <td className={styles.big}>
        <Figure asked={`${whose}/wickets/${row.id}`} value={row.wickets} />
      </td>
      <td>{rate(row.economy)}</td>
      <td className={classes(styles.soft, styles.dots)}>
        {isTyped ? '–' : <Figure asked={`${whose}/dots/${row.id}`} value={row.dots} />}
      </td>
    </tr>
  )
}

const economyText = (overRules: OverRules) => t.economyOver({ unit: oversName(overRules) })
