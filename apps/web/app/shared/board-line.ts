import type { Board } from '@pavilion/cricket/views/board.ts'
import * as t from '#texts/common.ts'

/** The most important sentence beside a score: the target, the lead, or the projected score. */
export function boardLine(board: Board): string {
  const { equation, lead, projected, sentence, status, stoppage } = board
  const isInPlay = status === 'live' && board.innings.at(-1)?.closed === null
  if (stoppage !== null || !isInPlay) return sentence
  return (
    equation ?? lead ?? (projected === null ? sentence : t.projectedScoreProjected({ projected }))
  )
}
