import type { PlayerId } from './setup.ts'

export const strokes = [
  'defence',
  'drive',
  'cut',
  'pull',
  'hook',
  'flick',
  'glance',
  'sweep',
  'reverse sweep',
  'ramp',
  'slog',
  'edge',
  'missed',
  'left alone',
] as const
export type Stroke = (typeof strokes)[number]

/**
 * Where the ball pitched as the striker faces: `line` −1 at the left edge of the pitch to 1 at the right one, 0 on
 * middle stump; `length` 0 at the striker's stumps to 1 at the bowler's.
 */
export type PitchPoint = { readonly line: number; readonly length: number }

/** What a scorer may say of a ball besides what counts. */
export type Described = {
  readonly stroke?: Stroke
  readonly pitched?: PitchPoint
  /** Who fielded it. */
  readonly fieldedBy?: PlayerId
}
