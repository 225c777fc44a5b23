import type { PitchSeries } from '@pavilion/cricket/views/pitch-map.ts'

/** Of which bowler and which batter; everybody where nobody is named. */
export type PitchedTo = { readonly bowler: string; readonly batter: string }
export const EVERYBODY = ''

type Player = { readonly id: string; readonly name: string }

/** The points between them, and how many balls there were. */
export function pitchesOf({ points, pairs }: PitchSeries, { bowler, batter }: PitchedTo) {
  const isMeant = (ball: PitchedTo) =>
    (bowler === EVERYBODY || ball.bowler === bowler) &&
    (batter === EVERYBODY || ball.batter === batter)
  const balls = pairs.filter(isMeant).reduce((sum, pair) => sum + pair.balls, 0)
  return { points: points.filter(isMeant), balls }
}

/** Those of them who bowled or faced a ball in the innings, in their order. */
export function playersIn(
  { pairs }: Pick<PitchSeries, 'pairs'>,
  part: 'bowler' | 'batter',
  players: readonly Player[],
): readonly Player[] {
  const seen = new Set(pairs.map((pair) => pair[part]))
  return players.filter(({ id }) => seen.has(id)).map(({ id, name }) => ({ id, name }))
}
