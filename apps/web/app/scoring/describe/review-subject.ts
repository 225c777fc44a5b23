import type { BallBowled, Review } from '@pavilion/cricket/facts.ts'

/** Which decision of the umpire was reviewed. */
export type ReviewSubject = 'wicket' | 'wide' | 'no-ball'

/** A ball is a no-ball or a wide, and not both (Law 22.1). */
export function subjectsOf({ extras = {} }: BallBowled): readonly ReviewSubject[] {
  if ((extras.noballs ?? 0) > 0) return ['wicket', 'no-ball']
  return (extras.wides ?? 0) > 0 ? ['wicket', 'wide'] : ['wicket', 'wide', 'no-ball']
}

/** What is most likely reviewed of a ball. */
export function usualSubject({ extras = {}, wickets = [] }: BallBowled): ReviewSubject {
  if (wickets.length > 0) return 'wicket'
  if ((extras.wides ?? 0) > 0) return 'wide'
  return (extras.noballs ?? 0) > 0 ? 'no-ball' : 'wicket'
}

/** Only whether a batter is out is about a batter. */
export const reviewedAs = (type: ReviewSubject, { striker }: BallBowled): Partial<Review> =>
  type === 'wicket' ? { type, batter: striker } : { type }

export function ofSubject(review: Review, type: ReviewSubject, ball: BallBowled): Review {
  const { batter, umpiresCall, ...rest } = review
  if (type !== 'wicket') return { ...rest, type }
  const call = umpiresCall === undefined ? {} : { umpiresCall }
  return { ...rest, ...call, type, batter: batter ?? ball.striker }
}

/** There is no umpire’s call about wides and no-balls; reviews of before may not say what they were of. */
export const hasUmpiresCall = ({ type = 'wicket' }: Review): boolean => type === 'wicket'
