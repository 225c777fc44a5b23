import type { BallBowled } from './facts.ts'
import type { Described } from './strokes.ts'

/** The parts of a ball that count nothing: nothing of the score follows from them. */
export type BallDescription = Pick<BallBowled, 'wagon' | 'note' | 'reviews' | keyof Described>

/** What is described of a ball. */
export function descriptionOf(ball: BallBowled): BallDescription {
  const { wagon, note, reviews, stroke, pitched, fieldedBy } = ball
  return {
    ...(wagon && { wagon }),
    ...(note !== undefined && { note }),
    ...(reviews && { reviews }),
    ...(stroke !== undefined && { stroke }),
    ...(pitched && { pitched }),
    ...(fieldedBy !== undefined && { fieldedBy }),
  }
}

/** The ball with this description and no other. */
export function described(ball: BallBowled, description: BallDescription): BallBowled {
  const { type, striker, nonStriker, bowler, runs, nonBoundary, extras, wickets, crossed } = ball
  return {
    type,
    striker,
    nonStriker,
    bowler,
    runs,
    ...(nonBoundary && { nonBoundary }),
    ...(extras && { extras }),
    ...(wickets && { wickets }),
    ...(crossed && { crossed }),
    ...description,
  }
}
