import type { BattingRow, InningsCard } from '@pavilion/cricket/views/scorecard.ts'
import { classes } from '@pavilion/kit/classes.ts'
import { Fragment } from 'react'
import { rate } from '#shared/figures.ts'
import * as t from '#texts/matches.ts'
import { Figure } from '../explain/figure.tsx'
import type { RoleMark } from '../role-marks.ts'
import { RoleTag } from '../role-tag.tsx'
import styles from './scorecard.module.css'

type BattingTableProps = {
  readonly innings: InningsCard
  /** The striker, while the innings is under way. */
  readonly onStrike: string | undefined
  readonly roleOf: (player: string) => RoleMark | undefined
}

export function BattingTable({ innings, onStrike, roleOf }: BattingTableProps) {
  const { batting } = innings
  return (
    <table className={styles.figures}>
      <thead>
        <tr>
          <th scope="col">{t.batting}</th>
          <th scope="col">
            <abbr title={t.runs}>R</abbr>
          </th>
          <th scope="col">
            <abbr title={t.ballsFaced}>B</abbr>
          </th>
          <th scope="col">4s</th>
          <th scope="col">6s</th>
          <th scope="col">
            <abbr title={t.strikeRateRunsPer100}>{t.sr}</abbr>
          </th>
        </tr>
      </thead>
      <tbody>
        {batting.map((row, at) => (
          <Batter
            key={row.id}
            row={row}
            innings={innings.number}
            isTyped={innings.source === 'card'}
            isFirst={at === 0}
            role={roleOf(row.id)}
            onStrike={row.id === onStrike}
          />
        ))}
        <tr className={styles.extras}>
          <th scope="row">
            {t.extras} <ExtrasByKind innings={innings} />
          </th>
          <td className={styles.big}>
            <Figure asked={`${innings.number}/extras`} value={innings.extras.total} />
          </td>
          <td colSpan={4}>{'\u00a0'}</td>
        </tr>
        {innings.pairs && <PairsRows {...innings.pairs} />}
      </tbody>
    </table>
  )
}

/** In pairs a total is more, and less, than bat and extras. */
function PairsRows({ start, lost }: NonNullable<InningsCard['pairs']>) {
  const rows = [
    [t.startOfPairs, start],
    [t.offForWickets, -lost],
  ] as const
  return rows
    .filter(([, runs]) => runs !== 0)
    .map(([name, runs]) => (
      <tr key={name} className={styles.extras}>
        <th scope="row">{name}</th>
        <td className={styles.big}>{runs < 0 ? `−${-runs}` : runs}</td>
        <td colSpan={4}>{'\u00a0'}</td>
      </tr>
    ))
}

type BatterProps = FiguresProps & {
  readonly role: RoleMark | undefined
  readonly onStrike: boolean
}

type FiguresProps = {
  readonly row: BattingRow
  /** The number of the innings. */
  readonly innings: number
  readonly isFirst: boolean
  /** From a scorebook’s card, where balls may not be known. */
  readonly isTyped: boolean
}

/** Nothing for a batter who could not bat. */
function Figures({ row, innings, isFirst, isTyped }: FiguresProps) {
  if (row.how === 'absent hurt') return <td colSpan={5}>{'\u00a0'}</td>
  const whose = `${innings}/batter`
  return (
    <>
      <td className={styles.big}>
        <Figure asked={`${whose}/runs/${row.id}`} value={row.runs} isFirst={isFirst} />
      </td>
      <td>
        {isTyped && row.balls === 0 ? (
          '–'
        ) : (
          <Figure asked={`${whose}/balls/${row.id}`} value={row.balls} />
        )}
      </td>
      <td>
        <Figure asked={`${whose}/fours/${row.id}`} value={row.fours} />
      </td>
      <td>
        <Figure asked={`${whose}/sixes/${row.id}`} value={row.sixes} />
      </td>
      <td className={styles.soft}>{rate(row.strikeRate, 1)}</td>
    </>
  )
}

function Batter({ role, onStrike, ...figures }: BatterProps) {
  const { row } = figures
  return (
    <tr className={classes(row.how === 'not out' && styles.notOut)}>
      <th scope="row">
        <span className={styles.player}>
          {row.name}
          <RoleTag role={role} />
          {onStrike && <span className={styles.onStrike}>{t.striker}</span>}
        </span>
        <span className={styles.how}>{row.how}</span>
      </th>
      <Figures {...figures} />
    </tr>
  )
}

const codes = [
  ['wides', 'wd'],
  ['noballs', 'nb'],
  ['byes', 'b'],
  ['legbyes', 'lb'],
  ['penalty', 'pen'],
] as const

/** "wd 5, nb 1, lb 2", leaving out zeros; each opens its balls. */
function ExtrasByKind({ innings: { number, extras } }: { readonly innings: InningsCard }) {
  const given = codes.filter(([kind]) => extras[kind] > 0)
  return (
    <span>
      {given.map(([kind, code], at) => (
        <Fragment key={kind}>
          {at > 0 && ', '}
          {code} <Figure asked={`${number}/extras/${kind}`} value={extras[kind]} />
        </Fragment>
      ))}
    </span>
  )
}
