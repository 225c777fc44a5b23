import type { Standing } from '@pavilion/contract/tournaments/tournament-calls.ts'
import { BlazerStripe } from '@pavilion/kit/art/blazer-stripe.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { FormGuide } from '@pavilion/kit/cricket/scoreboard/form-guide.tsx'
import { LiveTag } from '@pavilion/kit/cricket/scoreboard/live-tag.tsx'
import { Table } from '@pavilion/kit/table.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { Fragment } from 'react'
import { Link } from 'react-router'
import * as t from '#texts/common.ts'
import { teamAddress } from './addresses.ts'
import { signed } from './figures.ts'
import styles from './points-table.module.css'
import { TeamCrest } from './team-crest.tsx'

type PointsTableProps = {
  readonly caption: string
  readonly standings: readonly Standing[]
  /** Shows only played, won, net run rate and points. */
  readonly short?: boolean
  /** Ids of highlighted sides. */
  readonly marked?: readonly string[]
  /** So many sides go through, which a line after them says. */
  readonly cut?: number
}

/** The table of a tournament or of one group. */
export function PointsTable(props: PointsTableProps) {
  const { caption, standings, short, marked = [], cut = 0 } = props
  const Row = short ? ShortRow : WholeRow
  const through = cut < standings.length ? cut : 0
  const isByAverage = standings.some(({ average }) => average !== null)
  return (
    <div className={short ? undefined : styles.whole}>
      <Table caption={caption}>
        <thead>{short ? <ShortHead /> : <WholeHead isByAverage={isByAverage} />}</thead>
        <tbody>
          {standings.map((line, index) => (
            <Fragment key={line.team.id}>
              <Row
                line={line}
                place={index + 1}
                isByAverage={isByAverage}
                isMarked={marked.includes(line.team.id)}
                isThrough={index < through}
              />
              {index + 1 === through && <Cut places={through} columns={isByAverage ? 10 : 9} />}
            </Fragment>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

const netRunRate = t.netRunRateRunsScored

function ShortHead() {
  return (
    <tr>
      <Place />
      <th scope="col">{t.team}</th>
      <Short of={t.played}>{t.p}</Short>
      <Short of={t.won}>{t.w}</Short>
      <Short of={netRunRate}>{t.nrr}</Short>
      <th scope="col" data-number>
        {t.points}
      </th>
    </tr>
  )
}

function WholeHead({ isByAverage }: { readonly isByAverage: boolean }) {
  return (
    <tr>
      <Place />
      <th scope="col">{t.team}</th>
      <Short of={t.played}>{t.p}</Short>
      <Short of={t.won}>{t.w}</Short>
      <Short of={t.lost}>{t.l}</Short>
      <Short of={t.tiedDrawnOrWithout} wide>
        {t.tNr}
      </Short>
      <Short of={netRunRate}>{t.nrr}</Short>
      <th scope="col" className={styles.wide}>
        {t.form}
      </th>
      <th scope="col" data-number>
        {t.points}
      </th>
      {isByAverage && <Short of={t.pointsPerMatch}>{t.avg}</Short>}
    </tr>
  )
}

const Place = () => (
  <th scope="col">
    <span className="pv-hidden">{t.place}</span>
  </th>
)

type ShortProps = { readonly of: string; readonly wide?: boolean; readonly children: string }

/** An abbreviated column head with its full name for screen readers. */
const Short = ({ of, wide, children }: ShortProps) => (
  <th scope="col" data-number className={wide ? styles.wide : undefined}>
    <abbr title={of}>{children}</abbr>
  </th>
)

type RowProps = {
  readonly line: Standing
  readonly place: number
  readonly isMarked: boolean
  /** The table is ordered by points per match. */
  readonly isByAverage: boolean
  /** As the table stands. */
  readonly isThrough: boolean
}

type CutProps = { readonly places: number; readonly columns: number }

const Cut = ({ places, columns }: CutProps) => (
  <tr className={styles.cut}>
    <td colSpan={columns}>
      <span>{t.placesGoThrough({ places })}</span>
    </td>
  </tr>
)

function ShortRow({ line, place, isMarked }: RowProps) {
  const { team } = line
  return (
    <tr className={isMarked ? styles.marked : undefined}>
      <td className={styles.place}>{place}</td>
      <th scope="row">
        <Link className={styles.team} to={teamAddress(team)}>
          <BlazerStripe name={team.name} colours={team.badge?.colours} />
          <span>{team.name}</span>
          {line.isPlaying && <LiveTag>{t.playing}</LiveTag>}
        </Link>
      </th>
      <td data-number>{line.played}</td>
      <td data-number>{line.won}</td>
      <td data-number>{signed(line.netRunRate)}</td>
      <td data-score>{line.points}</td>
    </tr>
  )
}

const Through = ({ is }: { readonly is: 'qualified' | 'out' }) =>
  is === 'qualified' ? <Tag tone="willow">{t.qualified}</Tag> : <Tag>{t.out}</Tag>

const outcomes = { W: 'won', L: 'lost', T: 'none', D: 'none', N: 'none' } as const
const words = { W: 'won', L: 'lost', T: 'tied', D: 'drawn', N: t.noResult } as const

function WholeRow({ line, place, isByAverage, isMarked, isThrough }: RowProps) {
  const { team, form, qualification } = line
  return (
    <tr className={classes(isThrough && styles.through, isMarked && styles.marked)}>
      <td className={styles.place}>{place}</td>
      <th scope="row">
        <Link className={styles.team} to={teamAddress(team)}>
          <TeamCrest team={team} size={30} />
          <span>{team.name}</span>
          {line.isPlaying && <LiveTag>{t.playing}</LiveTag>}
          {(qualification === 'qualified' || qualification === 'out') && (
            <Through is={qualification} />
          )}
        </Link>
      </th>
      <td data-number>{line.played}</td>
      <td data-number>{line.won}</td>
      <td data-number>{line.lost}</td>
      <td data-number className={styles.wide}>
        {line.tied + line.drawn + line.noResult}
      </td>
      <td data-number>{signed(line.netRunRate)}</td>
      <td className={styles.wide}>
        <FormGuide
          results={form.map((letter) => ({ letter, outcome: outcomes[letter] }))}
          label={t.oldestFirstForm({ form: form.map((letter) => words[letter]).join(', ') })}
        />
      </td>
      <td data-score className={styles.points}>
        {line.points}
      </td>
      {isByAverage && <td data-number>{line.average?.toFixed(2) ?? '–'}</td>}
    </tr>
  )
}
