import { may } from '#access/access.ts'
import { bookingPlayed } from '#bookings/bookings.ts'
import { offerOf } from '#grounds/grounds.ts'
import { os } from '#http/implement.ts'
import { success } from '#http/answer.ts'
import { signedIn } from '#sessions/sessions.ts'
import { findReview, updateReview } from './review.queries.ts'
import { reviewOf } from './review-of.ts'

export const showOwnReview = os.reviews.own.handler(
  async ({ input: { groundId }, context, errors }) => {
    const actor = await signedIn(context)
    const { db, now } = context.app
    const { accountId } = actor
    if ((await offerOf(db, groundId)) === undefined) throw errors.GROUND_NOT_FOUND()
    const review = await findReview(db, { groundId, accountId })
    const played = await bookingPlayed(db, { groundId, accountId, now: now() })
    const hasPlayedOrBooked = played !== undefined || review !== undefined
    const mayReview = may(actor, 'review-ground', { hasPlayedOrBooked })
    const own = review === undefined ? null : reviewOf(review)
    return success('Your review', { mayReview, review: own })
  },
)

/** Repeating the same change changes nothing. */
export const changeReview = os.reviews.change.handler(async ({ input, context, errors }) => {
  const actor = await signedIn(context)
  const { db, now } = context.app
  const { groundId, stars, text } = input
  const { accountId } = actor
  if ((await offerOf(db, groundId)) === undefined) throw errors.GROUND_NOT_FOUND()
  await updateReview(db, { groundId, accountId, stars, text, now: now() })
  const review = await findReview(db, { groundId, accountId })
  const mayReview = may(actor, 'review-ground', { hasPlayedOrBooked: review !== undefined })
  if (review === undefined || !mayReview) throw errors.REVIEW_NOT_FOUND()
  return success('Review saved', reviewOf(review))
})
