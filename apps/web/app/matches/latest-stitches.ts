import type { MatchView } from '@pavilion/cricket/views/view.ts'

/** How many overs of an unlimited innings the seam shows. */
const oversAtMost = 20

/**
 * The whole seam of a limited innings; otherwise that of the latest overs, starting with an over's first
 * ball.
 */
export function latestStitches(
  { seam, board }: MatchView,
  ballsPerOver: number,
): MatchView['seam'] {
  if (board.ballLimit !== null) return seam
  const overs = Math.ceil(seam.length / ballsPerOver)
  return seam.slice(Math.max(0, overs - oversAtMost) * ballsPerOver)
}
