import type { OverRules } from '@pavilion/cricket/formats/conditions.ts'
import { lengthText } from '@pavilion/cricket/text/length-text.ts'
import { Tag } from '@pavilion/kit/tag.tsx'
import { Table } from '@pavilion/kit/table.tsx'
import * as t from '#texts/marketing.ts'
import type { Samples } from '../load-samples.ts'
import styles from './fragments.module.css'

/** The engine's named playing conditions. */
export function Formats({ formats }: Pick<Samples, 'formats'>) {
  return (
    <Table caption={t.playingConditions} dense>
      <thead>
        <tr>
          <th scope="col">{t.format}</th>
          <th scope="col" data-number>
            {t.anInnings}
          </th>
          <th scope="col" data-number>
            {t.ballsAnOver}
          </th>
          <th scope="col" data-number>
            {t.aBowlersLimit}
          </th>
          <th scope="col" data-number>
            {t.freeHit}
          </th>
        </tr>
      </thead>
      <tbody>
        {formats.map(({ name, overs, bowlerLimit, freeHit, days, ...rules }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td data-number>
              {overs === null ? t.daysLong({ days: days ?? '' }) : limitText(overs, rules)}
            </td>
            <td data-number>{rules.ballsPerOver}</td>
            <td data-number>{bowlerLimit === null ? t.noLimit : limitText(bowlerLimit, rules)}</td>
            <td data-number>{freeHit ? t.yes : t.no}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const limitText = (overs: number, rules: OverRules) =>
  lengthText({ overs: `${overs}`, balls: overs * rules.ballsPerOver }, rules)

export function Dismissals({ dismissals }: Pick<Samples, 'dismissals'>) {
  return (
    <ul className={styles.tags} aria-label={t.waysToBeOut}>
      {dismissals.map((kind) => (
        <li key={kind}>
          <Tag>{kind}</Tag>
        </li>
      ))}
    </ul>
  )
}

type CorrectionProps = { readonly correction: NonNullable<Samples['correction']> }

/** Some lines of a log with a correction, and its effect on the score. */
export function Correction({ correction: { lines, before, after } }: CorrectionProps) {
  return (
    <div className={styles.log}>
      <ol>
        {lines.map(({ seq, words, was }) => (
          <li key={seq} value={seq}>
            <span className={styles.seq}>{seq}</span>
            {was && <del>{was}</del>}
            {was ? <ins>{words}</ins> : words}
          </li>
        ))}
      </ol>
      <p>
        <span className="pv-muted">{t.before}</span>
        <b className={styles.figure}>{before}</b>
        <span className="pv-muted">{t.after}</span>
        <b className={styles.figure}>{after}</b>
      </p>
    </div>
  )
}
