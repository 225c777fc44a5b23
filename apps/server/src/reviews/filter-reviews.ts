import { os } from '#http/implement.ts'
import { offerOf } from '#grounds/grounds.ts'
import { counted, success } from '#http/answer.ts'
import { afterCursor, partOf } from '#paging/paging.queries.ts'
import { countReviews, countStars, findReviews, reviewOrders } from './review.queries.ts'
import { ratingOf, reviewOf } from './review-of.ts'

export const filterReviews = os.reviews.filter.handler(
  async ({ input: { groundId, filter: given, sort, page }, context: { app }, errors }) => {
    const { db } = app
    const order = reviewOrders[sort]
    const after = afterCursor(order, page.after)
    if (after === undefined) throw errors.BAD_CURSOR()
    if ((await offerOf(db, groundId)) === undefined) throw errors.GROUND_NOT_FOUND()
    const filter = { ...given, groundId }
    const [rows, total, stars] = await Promise.all([
      findReviews(db, { filter, order, after, size: page.size }),
      countReviews(db, filter),
      countStars(db, groundId),
    ])
    const { items, next } = partOf(order, rows, page.size)
    return success(counted(total, 'review'), {
      items: items.map(reviewOf),
      total,
      next,
      rating: ratingOf(stars),
    })
  },
)
