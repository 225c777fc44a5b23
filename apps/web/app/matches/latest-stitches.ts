import type { MatchView } from '@pavilion/cricket/view.ts'

/** Overs of an innings without a limit that a seam has room for. */
const oversAtMost = 20

/** The whole seam of a limited innings; of any other the latest overs, from the first ball of one. */
export function latestStitches(
  { seam, board }: MatchView,
  ballsPerOver: number,
): MatchView['seam'] {
  if (board.ballLimit !== null) return seam
  const overs = Math.ceil(seam.length / ballsPerOver)
  return seam.slice(Math.max(0, overs - oversAtMost) * ballsPerOver)
}
