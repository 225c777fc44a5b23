import { ballNumber, ballsOfInnings } from './balls.ts'
import { ballText, letterOf, markOf } from '../text/ball-mark.ts'
import { runsOf } from '../fold/fold-ball.ts'
import { shortNames } from '../text/names.ts'
import type { Innings, MatchState } from '../fold/state.ts'

/** One stitch per legal ball. */
export type Stitch = {
  readonly kind: 'dot' | 'run' | 'four' | 'six' | 'wicket'
  readonly runs: number
  /** "15.2, Wattoo to Gondal, no run" */
  readonly label: string
}

export function seam(state: MatchState, innings: Innings): Stitch[] {
  const short = shortNames(state)
  return ballsOfInnings(innings)
    .filter(({ legal }) => legal)
    .map((ball) => {
      const { fact } = ball.entry
      const { kind } = markOf(fact)
      return {
        kind: kind === 'extra' ? 'run' : kind,
        runs: runsOf(fact),
        label: `${ballNumber(ball)}, ${short(fact.bowler)} to ${short(fact.striker)}, ${ballText(fact)}`,
      }
    })
}

/** The seam as text, one letter per legal ball. */
export function seamLetters(innings: Innings): string {
  return ballsOfInnings(innings)
    .filter(({ legal }) => legal)
    .map(({ entry }) => letterOf(entry.fact))
    .join('')
}
