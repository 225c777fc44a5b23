import type { WagonSeries } from '@pavilion/cricket/views/charts.ts'

export type Batter = { readonly id: string; readonly name: string }

/** Those of an innings with a shot in its wagon wheel, in batting order. */
export function battersOf(
  { points }: Pick<WagonSeries, 'points'>,
  batting: readonly Batter[],
): Batter[] {
  const hitters = new Set(points.map(({ batter }) => batter))
  return batting.filter(({ id }) => hitters.has(id)).map(({ id, name }) => ({ id, name }))
}
