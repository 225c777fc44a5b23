import type { Board } from '@pavilion/cricket/board.ts'

/** The loudest sentence beside a score: what is needed, or who leads, or where the score is heading. */
export function boardLine(board: Board): string {
  const { equation, lead, projected, sentence, status, stoppage } = board
  const isInPlay = status === 'live' && board.innings.at(-1)?.closed === null
  if (stoppage !== null || !isInPlay) return sentence
  return equation ?? lead ?? (projected === null ? sentence : `Projected score ${projected}`)
}
