import type { MatchView } from '@pavilion/cricket/view.ts'

/** Whether somebody bats: not before the first ball, in a break between innings, or after the result. */
export function isInPlay({ innings, result }: MatchView): boolean {
  return result === null && innings.at(-1)?.closed === null
}
