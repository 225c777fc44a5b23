import type { Wicket } from '../facts.ts'
import { countedBalls } from './fold-innings.ts'
import type { BatterLine, Innings, Over } from './state.ts'

/** Pairs: the batter stays, and the side and the pair pay for it. */
export function chargeFor(innings: Innings, line: BatterLine, runs: number): void {
  line.outs++
  innings.runs -= runs
  if (innings.partnership !== null) innings.partnership.runs -= runs
}

/** Pairs: after its overs a pair makes way for the next. */
export function changePair(innings: Innings, { index, closed }: Over): void {
  const { pairs, ballLimit } = innings
  if (pairs === null || !closed || (index + 1) % pairs.overs !== 0) return
  if (ballLimit !== null && countedBalls(innings) >= ballLimit) return
  innings.striker = null
  innings.nonStriker = null
  if (innings.partnership !== null) innings.partnership.unbroken = false
  innings.partnership = null
}

/** Pairs: who was out does not face the next ball, unless the rules say otherwise. */
export function faceOther(innings: Innings, [wicket]: readonly Wicket[]): void {
  const { striker } = innings
  const isOut = striker?.id === wicket?.playerOut
  if (innings.pairs?.otherFaces === true && isOut) {
    innings.striker = innings.nonStriker
    innings.nonStriker = striker
  }
}
