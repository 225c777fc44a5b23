import type { MatchView } from '@pavilion/cricket/views/view.ts'

/** Whether an innings is under way: false before the first ball, between innings and after the result. */
export function isInPlay({ innings, result }: MatchView): boolean {
  return result === null && innings.at(-1)?.closed === null
}
