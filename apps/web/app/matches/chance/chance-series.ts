import { chancesOf } from '@pavilion/cricket/chance/over-by-over.ts'
import type { ChancePoint } from '@pavilion/cricket/chance/over-by-over.ts'
import type { Band } from '@pavilion/kit/cricket/charts/axes.tsx'
import type { Charted } from '../charts/series.ts'

type ChartedPoint = {
  /** Overs of the match: those of the second innings follow the first's. */
  readonly over: number
  /** The side at bat, and its own over. */
  readonly batting: string
  readonly ownOver: number
  /** Whole percent for the side that batted first. */
  readonly value: number
}

export type ChanceSeries = {
  /** Short names: who batted first, and the other. */
  readonly sides: readonly [string, string]
  readonly points: readonly ChartedPoint[]
  /** The first innings, where the second follows it. */
  readonly bands: readonly Band[]
}

type Sides = readonly { readonly id: string; readonly name: string }[]

/** Undefined for matches of which the model knows nothing, and for those that nobody won. */
export function chanceSeries(
  { view, shortName }: Charted,
  sides: Sides,
  usual: number | null,
): ChanceSeries | undefined {
  if (view.result !== null && view.result.kind !== 'won') return undefined
  const chances = chancesOf(view.innings, usual)
  const [first] = view.innings
  const other = sides.find(({ name }) => name !== first?.team.name)
  if (chances === undefined || first === undefined || other === undefined) return undefined
  return seriesOf(chances, [shortName(first.team), shortName(other)])
}

function seriesOf(chances: readonly ChancePoint[], sides: ChanceSeries['sides']): ChanceSeries {
  const before = chances.findLast(({ innings }) => innings === 1)?.over ?? 0
  const isReplied = chances.at(-1)?.innings === 2
  return {
    sides,
    points: chances.map((point) => chartedPoint(point, sides, before)),
    bands: isReplied && before > 0 ? [{ label: sides[0], from: 0, to: before }] : [],
  }
}

function chartedPoint(
  { innings, over, chance }: ChancePoint,
  sides: ChanceSeries['sides'],
  before: number,
): ChartedPoint {
  const isFirst = innings === 1
  return {
    over: isFirst ? over : before + over,
    batting: isFirst ? sides[0] : sides[1],
    ownOver: over,
    value: Math.round(100 * chance),
  }
}

/** What is shown while nothing is decided: from 1 to 99. */
export const undecided = (percent: number) => Math.min(99, Math.max(1, percent))
