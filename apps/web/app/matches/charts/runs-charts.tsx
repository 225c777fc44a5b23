import type { OverRules } from '@pavilion/cricket/formats/conditions.ts'
import { countsBalls, oversName } from '@pavilion/cricket/text/length-text.ts'
import { type Bars, Manhattan } from '@pavilion/kit/cricket/charts/manhattan.tsx'
import { RunRate } from '@pavilion/kit/cricket/charts/run-rate.tsx'
import { Worm } from '@pavilion/kit/cricket/charts/worm.tsx'
import * as t from '#texts/matches.ts'
import { Figure } from '../explain/figure.tsx'
import { asText, overBars, oversCharted, powerplayBands, rateLines, wormLines } from './series.ts'
import type { Charted } from './series.ts'

/** The Hundred counts balls, not sets. */
const unitOf = (overRules: OverRules) =>
  countsBalls(overRules) ? { name: t.balls, size: overRules.ballsPerOver } : undefined

type RunsChartProps = { readonly charted: Charted; readonly height?: number }

export function MatchWorm({ charted, height }: RunsChartProps) {
  return (
    <Worm
      title={t.worm}
      level={2}
      innings={wormLines(charted)}
      overs={oversCharted(charted)}
      unit={unitOf(charted.overRules)}
      bands={powerplayBands(charted)}
      label={t.wormText({ series: asText(charted) })}
      height={height}
    />
  )
}

type ChartedBars = ReturnType<typeof overBars>[number][number]

/** The runs of each over open the balls that made them. */
function explained({ innings, overs, name }: ChartedBars): Bars {
  const first = overs.findIndex(({ runs }) => runs > 0)
  return {
    name,
    overs: overs.map((over, at) => ({
      ...over,
      figure: (
        <Figure asked={`${innings}/over/${at + 1}`} value={over.runs} isFirst={at === first} />
      ),
    })),
  }
}

type ManhattansProps = RunsChartProps & {
  readonly latestOnly?: boolean
  /** The number of the only innings to be shown. */
  readonly innings?: number | undefined
}

export function MatchManhattans(props: ManhattansProps) {
  const { charted, height, latestOnly = false, innings } = props
  const all = overBars(charted, innings).map((bars) => bars.map(explained))
  const shown = latestOnly ? all.slice(0, 1) : all
  const isOne = innings !== undefined || all.length > 1
  return shown.map((bars) => (
    <Manhattan
      key={bars[0]?.name}
      title={isOne ? t.manhattanOf({ team: bars[0]?.name ?? '' }) : t.manhattan}
      level={2}
      innings={bars}
      overs={isOne ? Math.max(1, ...bars.map(({ overs }) => overs.length)) : oversCharted(charted)}
      unit={unitOf(charted.overRules)}
      label={t.runsInEach({ unit: oversName(charted.overRules), series: asText(charted) })}
      height={height}
    />
  ))
}

export function MatchRunRate({ charted, height }: RunsChartProps) {
  return (
    <RunRate
      title={t.runRate}
      level={2}
      rates={rateLines(charted)}
      overs={oversCharted(charted)}
      unit={unitOf(charted.overRules)}
      label={t.runsAn({ unit: oversName(charted.overRules), series: asText(charted) })}
      height={height}
    />
  )
}
