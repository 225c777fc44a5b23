import type { PitchPoint } from './strokes.ts'

/** Where each length ends, in shares of the pitch from the striker's stumps. */
export const pitchLengths = [
  { name: 'yorker', until: 0.1 },
  { name: 'full', until: 0.3 },
  { name: 'good', until: 0.4 },
  { name: 'short', until: 1 },
] as const
export type PitchLength = (typeof pitchLengths)[number]['name']

/** Where each line ends, from the leg side to the off side of the striker; halves of the width from middle stump. */
export const pitchLines = [
  { name: 'leg', until: -0.1 },
  { name: 'stumps', until: 0.1 },
  { name: 'off', until: 0.35 },
  { name: 'wide', until: 1 },
] as const
export type PitchLine = (typeof pitchLines)[number]['name']

export const lengthOf = ({ length }: PitchPoint): PitchLength =>
  pitchLengths.find(({ until }) => length <= until)?.name ?? 'short'

/** The line as the striker sees it: a left-hander’s off side is on the left. */
export function lineOf(point: PitchPoint, isLeftHander: boolean): PitchLine {
  const toOff = asRightHander(point, isLeftHander).line
  return pitchLines.find(({ until }) => toOff <= until)?.name ?? 'wide'
}

/** The same place with the off side on the right; the other way round, a place so given as the striker faces. */
export const asRightHander = ({ line, length }: PitchPoint, isLeftHander: boolean): PitchPoint => ({
  line: isLeftHander && line !== 0 ? -line : line,
  length,
})
