import type { Entry, PlayFact } from '../facts.ts'
import { countsIn } from '../fold/fold-ball.ts'
import { isBall } from '../fold/state.ts'
import type { BallEntry, Innings, MatchState } from '../fold/state.ts'
import { ballText, markOf } from '../text/ball-mark.ts'
import { shortNames } from '../text/names.ts'
import { remark } from '../text/remark.ts'
import { ballNumber } from './balls.ts'
import type { Part } from './explanation.ts'

/** The entry that was folded last, as what made so much of a figure. */
export function partOf(state: MatchState, entry: Entry<PlayFact>, count: number): Part {
  const short = shortNames(state)
  if (isBall(entry)) {
    const { striker, bowler } = entry.fact
    return {
      seq: entry.seq,
      number: numberIn(state.current, entry),
      mark: markOf(entry.fact),
      text: `${short(bowler)} to ${short(striker)}, ${ballText(entry.fact)}`,
      count,
    }
  }
  return {
    seq: entry.seq,
    number: null,
    mark: null,
    text: remark(entry, short) ?? '',
    count,
  }
}

/** The number of the ball that was folded last. */
function numberIn(innings: Innings | null, { fact }: BallEntry): string | null {
  const over = innings?.over
  if (!over) return null
  return ballNumber({ over: over.index, ball: over.balls + (countsIn(over, fact) ? 0 : 1) })
}
