import type { Powerplay } from '../formats/conditions.ts'

/** Which of the ICC's tables for reduced innings holds. */
export type PowerplayRule = 'one-day' | 't20' | 'none'

const ballsPerOver = 6

/**
 * The powerplays of an innings of so many whole overs of six balls. One-day: about a fifth,
 * three fifths and a fifth, in whole overs; what a division by five leaves over goes to the second, first,
 * second and third in turn. T20 (from July 2025): three tenths, to the nearest ball.
 * They hold at once when an innings is reduced, also within an over: a powerplay that has lasted longer than
 * its new length is over.
 */
export function revisedPowerplays(rule: PowerplayRule, overs: number): Powerplay[] {
  return spansOf(rule, overs).filter(({ from, to }) => to > from)
}

/** The lengths of an innings in balls, before it was revised and since. */
type Lengths = { readonly before: number; readonly balls: number }

/** The powerplays of an innings whose length the umpires revise: the same parts of it, to the nearest ball. */
export function resized(powerplays: readonly Powerplay[], lengths: Lengths): readonly Powerplay[] {
  const { before, balls } = lengths
  const isOneDay = powerplays.length === 3 && powerplays.at(-1)?.to === before
  if (isOneDay) return revisedPowerplays('one-day', Math.ceil(balls / ballsPerOver))
  const place = (at: number) => Math.round((at * balls) / before)
  return powerplays
    .map(({ kind, from, to }) => ({ kind, from: place(from), to: place(to) }))
    .filter(({ from, to }) => to > from)
}

function spansOf(rule: PowerplayRule, overs: number): Powerplay[] {
  if (rule === 'none') return []
  const balls = overs * ballsPerOver
  if (rule === 't20') return [mandatory(0, Math.round((balls * 3) / 10))]
  const rest = overs % 5
  const fifth = (overs - rest) / 5
  const first = (fifth + (rest >= 2 ? 1 : 0)) * ballsPerOver
  const third = (fifth + (rest === 4 ? 1 : 0)) * ballsPerOver
  return [mandatory(0, first), mandatory(first, balls - third), mandatory(balls - third, balls)]
}

function mandatory(from: number, to: number): Powerplay {
  return { kind: 'mandatory', from, to }
}
