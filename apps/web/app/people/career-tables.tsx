import type { Career } from '@pavilion/contract/people/player-calls.ts'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { Table } from '@pavilion/kit/table.tsx'
import { figure, rate } from '#shared/figures.ts'
import styles from '#central/detail.module.css'

type CareerProps = { readonly career: readonly Career[] }

type Column = { readonly head: string; readonly of: (career: Career) => string }

const batting: readonly Column[] = [
  { head: 'Matches', of: ({ matches }) => figure(matches) },
  { head: 'Innings', of: (one) => figure(one.batting.innings) },
  { head: 'Not out', of: (one) => figure(one.batting.notOuts) },
  { head: 'Runs', of: (one) => figure(one.batting.runs) },
  { head: 'Highest', of: (one) => one.batting.highestScore ?? '–' },
  { head: 'Average', of: (one) => rate(one.batting.average) },
  { head: 'Strike rate', of: (one) => rate(one.batting.strikeRate) },
  { head: '100s', of: (one) => figure(one.batting.hundreds) },
  { head: '50s', of: (one) => figure(one.batting.fifties) },
  { head: '4s', of: (one) => figure(one.batting.fours) },
  { head: '6s', of: (one) => figure(one.batting.sixes) },
]

const bowling: readonly Column[] = [
  { head: 'Innings', of: (one) => figure(one.bowling.innings) },
  { head: 'Balls', of: (one) => figure(one.bowling.legalBalls) },
  { head: 'Maidens', of: (one) => figure(one.bowling.maidens) },
  { head: 'Runs', of: (one) => figure(one.bowling.runs) },
  { head: 'Wickets', of: (one) => figure(one.bowling.wickets) },
  { head: 'Best', of: (one) => one.bowling.bestFigures ?? '–' },
  { head: 'Average', of: (one) => rate(one.bowling.average) },
  { head: 'Economy', of: (one) => rate(one.bowling.economy) },
  { head: 'Strike rate', of: (one) => rate(one.bowling.strikeRate) },
  { head: '4 wickets', of: (one) => figure(one.bowling.fourWickets) },
  { head: '5 wickets', of: (one) => figure(one.bowling.fiveWickets) },
]

export function BattingTable({ career }: CareerProps) {
  return <CareerTable title="Batting" columns={batting} career={career} />
}

/** Nothing when the player has never bowled. */
export function BowlingTable({ career }: CareerProps) {
  const bowled = career.filter((one) => one.bowling.innings > 0)
  return bowled.length === 0 ? null : (
    <CareerTable title="Bowling" columns={bowling} career={bowled} />
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
      <Table caption={`${title} by format`}>
        <thead>
          <tr>
            <th scope="col">Format</th>
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
