import { may } from '#access/access.ts'
import { bookingPlayed } from '#bookings/bookings.ts'
import { offerOf } from '#grounds/grounds.ts'
import { os } from '#http/implement.ts'
import { success } from '#http/answer.ts'
import { signedIn } from '#sessions/sessions.ts'
import { findReview, insertReview, setReply } from './review.queries.ts'
import { reviewOf } from './review-of.ts'

/** Repeating the same review answers the existing one. */
export const writeReview = os.reviews.write.handler(async ({ input, context, errors }) => {
  const actor = await signedIn(context)
  const { db, now } = context.app
  const { groundId, stars, text } = input
  const { accountId } = actor
  if ((await offerOf(db, groundId)) === undefined) throw errors.GROUND_NOT_FOUND()
  const bookingId = await bookingPlayed(db, { groundId, accountId, now: now() })
  const mayReview = may(actor, 'review-ground', { hasPlayedOrBooked: bookingId !== undefined })
  if (!mayReview || bookingId === undefined) throw errors.NOT_PLAYED()
  const isNew = await insertReview(db, { groundId, accountId, bookingId, stars, text, now: now() })
  const review = await findReview(db, { groundId, accountId })
  if (review === undefined) throw new Error('A review that was just written is gone.')
  if (!isNew && (review.stars !== stars || review.text !== text)) throw errors.REVIEWED_ALREADY()
  return success('Review posted', reviewOf(review))
})

export const replyToReview = os.reviews.reply.handler(async ({ input, context, errors }) => {
  const actor = await signedIn(context)
  const { db, now } = context.app
  const { groundId, reviewId, text } = input
  const offer = await offerOf(db, groundId)
  if (offer === undefined) throw errors.GROUND_NOT_FOUND()
  if (!may(actor, 'manage-ground', offer)) throw errors.NOT_ALLOWED()
  const review = await findReview(db, { groundId, reviewId })
  if (review === undefined) throw errors.REVIEW_NOT_FOUND()
  const at = now()
  await setReply(db, reviewId, { text, accountId: actor.accountId, now: at })
  return success('Reply posted', reviewOf({ ...review, reply: text, repliedAt: at }))
})
