import type { BallBowled, Review } from '../facts.ts'
import { isBall } from '../fold/state.ts'
import type { Innings, MatchState } from '../fold/state.ts'
import type { TeamId } from '../setup.ts'
import type { RefusalCode } from './refusals.ts'

/**
 * The reviews that a side has left in an innings (ICC playing conditions): one fewer for each that was unsuccessful,
 * unless it was the umpire’s call. In a Super Over there is one. Null where the conditions do not limit them.
 */
export function reviewsLeft(state: MatchState, innings: Innings, team: TeamId): number | null {
  const { reviews } = state.setup.conditions
  if (reviews === undefined) return null
  const lost = innings.entries.filter(isBall).flatMap(({ fact }) => lostOn(fact, team))
  return Math.max(0, (innings.superOver ? Math.min(1, reviews) : reviews) - lost.length)
}

const lostOn = ({ reviews = [] }: BallBowled, team: TeamId): readonly Review[] =>
  reviews.filter(
    ({ by, decision, umpiresCall }) =>
      by === team && decision === 'struck down' && umpiresCall !== true,
  )

/** A side reviews only while it has a review left. */
export function judgeReviews(
  state: MatchState,
  innings: Innings,
  { reviews = [] }: BallBowled,
): RefusalCode | null {
  return reviews.some(({ by }) => reviewsLeft(state, innings, by) === 0) ? 'no-review-left' : null
}
