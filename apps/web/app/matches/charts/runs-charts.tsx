import { Manhattan } from '@pavilion/kit/charts/manhattan.tsx'
import { RunRate } from '@pavilion/kit/charts/run-rate.tsx'
import { Worm } from '@pavilion/kit/charts/worm.tsx'
import { inWords, overBars, oversCharted, powerplayBands, rateLines, wormLines } from './series.ts'
import type { Charted } from './series.ts'

type RunsChartProps = { readonly charted: Charted; readonly height?: number }

export function MatchWorm({ charted, height }: RunsChartProps) {
  return (
    <Worm
      title="Worm"
      level={2}
      innings={wormLines(charted)}
      overs={oversCharted(charted)}
      bands={powerplayBands(charted)}
      label={`Worm: ${inWords(charted)}`}
      height={height}
    />
  )
}

type ManhattansProps = RunsChartProps & { readonly latestOnly?: boolean }

export function MatchManhattans({ charted, height, latestOnly = false }: ManhattansProps) {
  const all = overBars(charted)
  const shown = latestOnly ? all.slice(0, 1) : all
  return shown.map((bars) => (
    <Manhattan
      key={bars[0]?.name}
      title={all.length > 1 ? `Manhattan, ${bars[0]?.name ?? ''}` : 'Manhattan'}
      level={2}
      innings={bars}
      overs={
        all.length > 1
          ? Math.max(1, ...bars.map(({ overs }) => overs.length))
          : oversCharted(charted)
      }
      label={`Runs in each over: ${inWords(charted)}`}
      height={height}
    />
  ))
}

export function MatchRunRate({ charted, height }: RunsChartProps) {
  return (
    <RunRate
      title="Run rate"
      level={2}
      rates={rateLines(charted)}
      overs={oversCharted(charted)}
      label={`Runs an over: ${inWords(charted)}`}
      height={height}
    />
  )
}
