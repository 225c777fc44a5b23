import type { Rating, Review } from '@pavilion/contract/reviews/review-calls.ts'
import type { ReviewRow } from './review.queries.ts'

/** A review for readers, without its author's full name. */
export const reviewOf = (row: ReviewRow): Review => ({
  id: row.id,
  author: `${row.firstName} ${row.lastName.match(/^./u)?.[0] ?? ''}.`,
  stars: row.stars,
  text: row.text,
  writtenAt: row.writtenAt,
  reply:
    row.reply === null || row.repliedAt === null ? null : { text: row.reply, at: row.repliedAt },
})

const STARS = [5, 4, 3, 2, 1]

/** The average of the star counts, to two decimal places. */
export function ratingOf(counts: readonly { stars: number; count: number }[]): Rating {
  const countOf = (stars: number) => counts.find((one) => one.stars === stars)?.count ?? 0
  const reviews = STARS.reduce((sum, stars) => sum + countOf(stars), 0)
  const all = STARS.reduce((sum, stars) => sum + stars * countOf(stars), 0)
  return {
    reviews,
    average: reviews === 0 ? null : Math.round((all / reviews) * 100) / 100,
    distribution: STARS.map((stars) => ({ stars, count: countOf(stars) })),
  }
}
