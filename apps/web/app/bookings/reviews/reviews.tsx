import type { Rating, Review } from '@pavilion/contract/reviews/review-calls.ts'
import { Avatar } from '@pavilion/kit/art/avatar.tsx'
import { Button } from '@pavilion/kit/button.tsx'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { useState } from 'react'
import { useShell } from '#layout/use-shell.ts'
import { shortDay } from '#shared/dates.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/bookings.ts'
import { filterReviews } from '../booking-calls.ts'
import { ReviewForm } from './review-form.tsx'
import styles from './reviews.module.css'
import { Stars } from './stars.tsx'

type Part = {
  readonly items: readonly Review[]
  readonly next: string | null
  readonly rating: Rating
}

type ReviewsProps = { readonly groundId: string; readonly first: Part }

const SIZE = 10

/** The reviews of a ground, with the ground's replies. */
export function Reviews({ groundId, first }: ReviewsProps) {
  const [{ items, next, rating }, setPart] = useState(first)
  const [busy, setBusy] = useState(false)
  const load = async (after?: string) => {
    setBusy(true)
    const page = { size: SIZE, ...(after !== undefined && { after }) }
    const answer = await filterReviews(groundId, { page })
    setBusy(false)
    if (!answer.ok) return toasts.add('error', answer.message)
    const told = answer.data.data
    return setPart({ ...told, items: after === undefined ? told.items : [...items, ...told.items] })
  }
  return (
    <section id="reviews">
      <SectionHeading title={t.whatPlayersSay}>
        {rating.reviews > 0 && (
          <span className="pv-small pv-muted">{t.reviewsText2({ reviews: rating.reviews })}</span>
        )}
      </SectionHeading>
      {rating.average === null ? (
        <p className="pv-muted">{t.noReviewsYetAnyoneWho}</p>
      ) : (
        <div className={styles.reviews}>
          <Distribution rating={rating} average={rating.average} />
          <ul className={styles.list}>
            {items.map((review) => (
              <OneReview key={review.id} review={review} />
            ))}
          </ul>
          {next !== null && (
            <p>
              <Button variant="outline" busy={busy} onClick={() => void load(next)}>
                {t.showMore}
              </Button>
            </p>
          )}
        </div>
      )}
      <ReviewForm groundId={groundId} onWritten={() => void load()} />
    </section>
  )
}

type DistributionProps = { readonly rating: Rating; readonly average: number }

function Distribution({ rating, average }: DistributionProps) {
  return (
    <div className={styles.rating}>
      <p>
        <b className={styles.average}>{average.toFixed(1)}</b>
        <Stars stars={average} />
      </p>
      <ul className={styles.distribution}>
        {rating.distribution.map(({ stars, count }) => (
          <li key={stars}>
            <span>{t.starsText({ stars })}</span>
            <meter aria-label={t.starsText({ stars })} max={rating.reviews} value={count} />
            <span>{count}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function OneReview({ review }: { readonly review: Review }) {
  const locale = useShell()?.site.locale ?? 'en'
  const { author, stars, text, writtenAt, reply } = review
  return (
    <li className={styles.review}>
      <p className={styles.by}>
        <Avatar name={author} size={36} />
        <span>
          <b>{author}</b>
          <small className="pv-muted">{shortDay(writtenAt.slice(0, 10), locale)}</small>
        </span>
        <Stars stars={stars} />
      </p>
      {text !== '' && <p className={styles.text}>{text}</p>}
      {reply && (
        <blockquote className={styles.reply}>
          <b>{t.replyFromTheGround}</b>
          <p className={styles.text}>{reply.text}</p>
        </blockquote>
      )}
    </li>
  )
}
