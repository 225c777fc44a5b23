import { Panel } from '@pavilion/kit/panel.tsx'
import { ChartFrame } from '@pavilion/kit/cricket/charts/chart-frame.tsx'
import { Lines } from '@pavilion/kit/cricket/charts/lines.tsx'
import { overs } from '@pavilion/kit/cricket/charts/over-unit.ts'
import { Link } from 'react-router'
import * as t from '#texts/matches.ts'
import type { Charted } from '../charts/series.ts'
import { useMatch } from '../use-match.ts'
import { chanceSeries, undecided } from './chance-series.ts'
import type { ChanceSeries } from './chance-series.ts'
import styles from '../live-tab/stand.module.css'

type ChanceOfWinningProps = { readonly charted: Charted }

/** How likely each side is to win, and after the match how that went; nothing where it cannot be told. */
export function ChanceOfWinning({ charted }: ChanceOfWinningProps) {
  const { card, info, view } = useMatch()
  const series = chanceSeries(charted, card.sides, info.usualScore)
  if (series === undefined) return null
  return view.result === null ? <Now series={series} /> : <Course series={series} />
}

type SeriesProps = { readonly series: ChanceSeries }

function Now({ series: { sides, points } }: SeriesProps) {
  const first = undecided(points.at(-1)?.value ?? 50)
  return (
    <Panel title={t.chanceOfWinning} level={2} note={<How />}>
      <div className={styles.names}>
        <Side name={sides[0]} percent={first} />
        <Side name={sides[1]} percent={100 - first} />
      </div>
      <div className={styles.bar} aria-hidden="true">
        <span className={styles.first} style={{ width: `${first}%` }} />
        <span className={styles.second} style={{ width: `${100 - first}%` }} />
      </div>
    </Panel>
  )
}

type SideProps = { readonly name: string; readonly percent: number }

function Side({ name, percent }: SideProps) {
  return (
    <span>
      {name} <b className={`pv-display ${styles.total}`}>{t.percentOf({ percent })}</b>
    </span>
  )
}

/** From the winner's side. */
function Course({ series: { sides, points, bands } }: SeriesProps) {
  const isFirst = (points.at(-1)?.value ?? 0) >= 50
  const winner = isFirst ? sides[0] : sides[1]
  const own = points.map((point) => ({
    ...point,
    value: isFirst ? point.value : 100 - point.value,
  }))
  const lowest = Math.min(...own.map(({ value }) => value))
  return (
    <ChartFrame
      title={t.chanceOfWinning}
      level={2}
      note={<How />}
      table={{
        head: [overs.name, t.percentFor({ team: winner })],
        rows: own
          .filter(({ ownOver }) => ownOver > 0)
          .map(({ batting, ownOver, value }) => [
            t.overOf({ team: batting, over: ownOver }),
            value,
          ]),
      }}
    >
      <Lines
        lines={[{ name: winner, points: own, figure: t.percentOf({ percent: 100 }) }]}
        overs={Math.max(1, own.at(-1)?.over ?? 0)}
        unit={overs}
        ticks={[0, 25, 50, 75, 100]}
        bands={bands}
        label={t.chanceText({ team: winner, lowest })}
        height={200}
      />
    </ChartFrame>
  )
}

function How() {
  return <Link to="/helpsupport#chance-of-winning">{t.howThisIsComputed}</Link>
}
