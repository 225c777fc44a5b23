import type { BallMark } from '@pavilion/cricket/text/ball-mark.ts'
import type { OverCommentary } from '@pavilion/cricket/text/commentary.ts'

/** The balls of an over in order. */
export function marksOf({ lines }: OverCommentary): BallMark[] {
  return lines.flatMap(({ mark }) => (mark === null ? [] : [mark])).toReversed()
}
