import type { Career } from '@pavilion/contract/people/player-calls.ts'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { Table } from '@pavilion/kit/table.tsx'
import { figure, rate } from '#shared/figures.ts'
import styles from '#central/detail.module.css'
import * as t from '#texts/people.ts'

type CareerProps = { readonly career: readonly Career[] }

type Column = { readonly head: string; readonly of: (career: Career) => string }

const batting: readonly Column[] = [
  { head: t.matches, of: ({ matches }) => figure(matches) },
  { head: t.innings, of: (one) => figure(one.batting.innings) },
  { head: t.notOut, of: (one) => figure(one.batting.notOuts) },
  { head: t.runs, of: (one) => figure(one.batting.runs) },
  { head: t.highest, of: (one) => one.batting.highestScore ?? '–' },
  { head: t.average, of: (one) => rate(one.batting.average) },
  { head: t.strikeRate, of: (one) => rate(one.batting.strikeRate) },
  { head: '100s', of: (one) => figure(one.batting.hundreds) },
  { head: '50s', of: (one) => figure(one.batting.fifties) },
  { head: '4s', of: (one) => figure(one.batting.fours) },
  { head: '6s', of: (one) => figure(one.batting.sixes) },
]

const bowling: readonly Column[] = [
  { head: t.innings, of: (one) => figure(one.bowling.innings) },
  { head: t.balls, of: (one) => figure(one.bowling.legalBalls) },
  { head: t.maidens, of: (one) => figure(one.bowling.maidens) },
  { head: t.runs, of: (one) => figure(one.bowling.runs) },
  { head: t.wickets, of: (one) => figure(one.bowling.wickets) },
  { head: t.best, of: (one) => one.bowling.bestFigures ?? '–' },
  { head: t.average, of: (one) => rate(one.bowling.average) },
  { head: t.economy, of: (one) => rate(one.bowling.economy) },
  { head: t.strikeRate, of: (one) => rate(one.bowling.strikeRate) },
  { head: t.n4Wickets, of: (one) => figure(one.bowling.fourWickets) },
  { head: t.n5Wickets, of: (one) => figure(one.bowling.fiveWickets) },
]

export function BattingTable({ career }: CareerProps) {
  return <CareerTable title={t.batting} columns={batting} career={career} />
}

/** Nothing when the player has never bowled. */
export function BowlingTable({ career }: CareerProps) {
  const bowled = career.filter((one) => one.bowling.innings > 0)
  return bowled.length === 0 ? null : (
    <CareerTable title={t.bowling} columns={bowling} career={bowled} />
  )
}

type CareerTableProps = CareerProps & {
  readonly title: string
  readonly columns: readonly Column[]
}

function CareerTable({ title, columns, career }: CareerTableProps) {
  return (
    <section>
      <SectionHeading title={title} />
      <Table caption={t.titleByFormat({ title })}>
        <thead>
          <tr>
            <th scope="col">{t.format}</th>
            {columns.map(({ head }) => (
              <th key={head} scope="col" data-number>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {career.map((one) => (
            <tr key={one.format}>
              <th scope="row">
                <span className={styles.oneLine}>{one.formatName}</span>
              </th>
              {columns.map(({ head, of }) => (
                <td key={head} data-number>
                  {of(one)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}
