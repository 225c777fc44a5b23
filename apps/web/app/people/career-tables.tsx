import type { Career } from '@pavilion/contract/people/player-calls.ts'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { type Column, ColumnsTable } from '#central/columns-table.tsx'
import { figure, rate } from '#shared/figures.ts'
import styles from '#central/detail.module.css'
import * as t from '#texts/people.ts'

type CareerProps = { readonly career: readonly Career[] }

const batting: readonly Column<Career>[] = [
  { head: t.matches, as: 'number', of: ({ matches }) => figure(matches) },
  { head: t.innings, as: 'number', of: (one) => figure(one.batting.innings) },
  { head: t.runs, as: 'number', of: (one) => figure(one.batting.runs) },
  { head: t.average, as: 'number', of: (one) => rate(one.batting.average) },
  { head: t.strikeRate, as: 'number', of: (one) => rate(one.batting.strikeRate) },
  { head: t.highest, as: 'number', of: (one) => one.batting.highestScore ?? '–' },
  { head: t.notOut, as: 'number', of: (one) => figure(one.batting.notOuts) },
  { head: '100s', as: 'number', of: (one) => figure(one.batting.hundreds) },
  { head: '50s', as: 'number', of: (one) => figure(one.batting.fifties) },
  { head: '4s', as: 'number', of: (one) => figure(one.batting.fours) },
  { head: '6s', as: 'number', of: (one) => figure(one.batting.sixes) },
]

const bowling: readonly Column<Career>[] = [
  { head: t.innings, as: 'number', of: (one) => figure(one.bowling.innings) },
  { head: t.wickets, as: 'number', of: (one) => figure(one.bowling.wickets) },
  { head: t.average, as: 'number', of: (one) => rate(one.bowling.average) },
  { head: t.economy, as: 'number', of: (one) => rate(one.bowling.economy) },
  { head: t.best, as: 'number', of: (one) => one.bowling.bestFigures ?? '–' },
  { head: t.strikeRate, as: 'number', of: (one) => rate(one.bowling.strikeRate) },
  { head: t.balls, as: 'number', of: (one) => figure(one.bowling.legalBalls) },
  { head: t.maidens, as: 'number', of: (one) => figure(one.bowling.maidens) },
  { head: t.runs, as: 'number', of: (one) => figure(one.bowling.runs) },
  { head: t.n4Wickets, as: 'number', of: (one) => figure(one.bowling.fourWickets) },
  { head: t.n5Wickets, as: 'number', of: (one) => figure(one.bowling.fiveWickets) },
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
  readonly columns: readonly Column<Career>[]
}

const nameOf = ({ formatName }: Career) => <span className={styles.oneLine}>{formatName}</span>

function CareerTable({ title, columns, career }: CareerTableProps) {
  return (
    <section>
      <SectionHeading title={title} />
      <ColumnsTable
        caption={t.titleByFormat({ title })}
        rows={career}
        keyOf={({ format }) => format}
        named={{ head: t.format, of: nameOf }}
        columns={columns}
      />
    </section>
  )
}
