import { asRightHander } from '@pavilion/cricket/pitch-zones.ts'
import type { PitchLength, PitchLine } from '@pavilion/cricket/pitch-zones.ts'
import type { PitchPoint } from '@pavilion/cricket/strokes.ts'
import type { Place } from './described-ball.ts'

/** What the pads of lengths and lines stand for; narrower than they are drawn where most balls pitch. */
const lengthSpans: Readonly<Record<PitchLength, Span>> = {
  yorker: [0, 0.1],
  full: [0.1, 0.3],
  good: [0.3, 0.4],
  short: [0.4, 0.8],
}
const lineSpans: Readonly<Record<PitchLine, Span>> = {
  leg: [-0.5, -0.1],
  stumps: [-0.1, 0.1],
  off: [0.1, 0.35],
  wide: [0.35, 0.75],
}

type Span = readonly [number, number]
export type PitchCell = { readonly length: PitchLength; readonly line: PitchLine }

export const MIDDLE: Place = { x: 0.5, y: 0.5 }
/** A press at the edge of a cell is still in it. */
const EDGE = 0.1
const HUNDREDTHS = 100

const within = ([from, until]: Span, share: number): number => {
  const inside = Math.min(1 - EDGE, Math.max(EDGE, share))
  return Math.round((from + (until - from) * inside) * HUNDREDTHS) / HUNDREDTHS
}

const shareOf = ([from, until]: Span, value: number): number =>
  Math.min(1 - EDGE, Math.max(EDGE, (value - from) / (until - from)))

/** Where a ball pitched that was pressed in a cell; `x` and `y` are shares of it from its left and its top. */
export function pitchedIn(cell: PitchCell, { x, y }: Place, isLeftHander: boolean): PitchPoint {
  const length = within(lengthSpans[cell.length], 1 - y)
  const line = within(lineSpans[cell.line], isLeftHander ? 1 - x : x)
  return asRightHander({ line, length }, isLeftHander)
}

/** Where in its cell a ball is drawn. */
export function placeInCell(cell: PitchCell, point: PitchPoint, isLeftHander: boolean): Place {
  const { line, length } = asRightHander(point, isLeftHander)
  const x = shareOf(lineSpans[cell.line], line)
  return { x: isLeftHander ? 1 - x : x, y: 1 - shareOf(lengthSpans[cell.length], length) }
}
