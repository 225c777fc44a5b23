import type { Slice } from '#slice.ts'
import { personalData } from './personal-data.queries.ts'
import { filterReviews } from './filter-reviews.ts'
import { changeReview, showOwnReview } from './own-review.ts'
import { replyToReview, writeReview } from './write-review.ts'

export const reviews = {
  calls: {
    reviews: {
      filter: filterReviews,
      write: writeReview,
      own: showOwnReview,
      change: changeReview,
      reply: replyToReview,
    },
  },
  personalData: [personalData],
} satisfies Slice
