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

export function MatchManhattan({ charted, height }: RunsChartProps) {
  return (
    <Manhattan
      title="Manhattan"
      level={2}
      innings={overBars(charted)}
      overs={oversCharted(charted)}
      label={`Runs in each over: ${inWords(charted)}`}
      height={height}
    />
  )
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
