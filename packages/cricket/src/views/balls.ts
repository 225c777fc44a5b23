import { countsIn } from '../fold/fold-ball.ts'
import type { OverRules } from '../formats/conditions.ts'
import { inUnit } from '../text/length-text.ts'
import { isBall } from '../fold/state.ts'
import type { BallEntry, Fall, Innings, Over } from '../fold/state.ts'

/** A delivery with its number as scorers write it: the ball after a wide or no-ball has the same number. */
export type NumberedBall = {
  readonly entry: BallEntry
  /** From 0. */
  readonly over: number
  /** From 1. */
  readonly ball: number
  /** Whether it counts in the over. */
  readonly legal: boolean
}

export function ballsOfOver(innings: Innings, over: Over): NumberedBall[] {
  const balls: NumberedBall[] = []
  let ball = 1
  for (let at = over.from; at < over.to; at++) {
    const entry = innings.entries[at]
    if (entry === undefined || !isBall(entry)) continue
    const legal = countsIn(over, entry.fact)
    balls.push({ entry, over: over.index, ball, legal })
    if (legal) ball++
  }
  return balls
}

export function ballsOfInnings(innings: Innings): NumberedBall[] {
  return innings.overs.flatMap((over) => ballsOfOver(innings, over))
}

/** When a wicket fell, as cards have it; empty when nobody wrote it down. */
export const fallOvers = ({ over, ball }: Fall): string =>
  over === null ? '' : ballNumber({ over, ball })

/** "15.2": the second ball of the sixteenth over. */
export function ballNumber({ over, ball }: Pick<NumberedBall, 'over' | 'ball'>): string {
  return `${over}.${ball}`
}

/** The same in the unit of its format: "77" where balls are counted. */
export const ballNumberIn = (rules: OverRules, ball: Pick<NumberedBall, 'over' | 'ball'>): string =>
  inUnit(ballNumber(ball), rules)
