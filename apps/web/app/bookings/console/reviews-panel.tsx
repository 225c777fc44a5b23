import type { Review } from '@pavilion/contract/reviews/review-calls.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { settle } from '#shared/form-problems.ts'
import { Unsaved } from '#shared/unsaved.tsx'
import { useChangedParts } from '#shared/use-changed-parts.ts'
import { useForm } from '#shared/use-form.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/bookings.ts'
import shared from '#shared/console.module.css'
import { filterReviews } from '../booking-calls.ts'
import { Stars } from '../reviews/stars.tsx'
import { replyTo } from './manage-calls.ts'
import styles from './manage.module.css'
import type { PartProps } from './use-save.ts'

const MOST = 50

/** The reviews of the ground, with a form to reply. */
export function ReviewsPanel({ managed: { ground } }: Pick<PartProps, 'managed'>) {
  const { answer, again } = useQueryAnswer({
    key: ['reviews', ground.id],
    call: () => filterReviews(ground.id, { page: { size: MOST } }),
    keep: false,
  })
  const { isChanged, note } = useChangedParts()
  if (answer === undefined) return <Skeleton height="320px" />
  if (!answer.ok) return <p role="alert">{answer.message}</p>
  const { items, rating, total } = answer.data.data
  const average =
    rating.average === null ? '' : t.averageOf5Stars({ average: rating.average.toFixed(1) })
  return (
    <Panel level={2} title={total === 0 ? t.noReviewsYet : t.reviewsText({ total })} note={average}>
      {total === 0 && <p className="pv-muted">{t.anyoneWhoHasBooked}</p>}
      <ul className={`${shared.rows} ${styles.reviews}`}>
        {items.map((review) => (
          <li key={review.id} className={styles.review}>
            <p className={shared.actions}>
              <b>{review.author}</b>
              <Stars stars={review.stars} />
            </p>
            {review.text !== '' && <p>{review.text}</p>}
            <ReplyForm
              groundId={ground.id}
              review={review}
              onChanged={(isDifferent) => note(review.id, isDifferent)}
              onReplied={again}
            />
          </li>
        ))}
      </ul>
      <Unsaved isChanged={isChanged} />
    </Panel>
  )
}

type ReplyFormProps = {
  readonly groundId: string
  readonly review: Review
  readonly onChanged: (isChanged: boolean) => void
  readonly onReplied: () => void
}

/** A new reply replaces the previous one. */
function ReplyForm({ groundId, review, onChanged, onReplied }: ReplyFormProps) {
  const { typed, change, problems, busy, onSubmit } = useForm({ text: review.reply?.text ?? '' })
  const submit = onSubmit(async ({ text }) => {
    const answer = await replyTo(groundId, review.id, text)
    const onDone = () => {
      onChanged(false)
      onReplied()
    }
    return settle(answer, { fields: ['text'], otherwise: 'text', onDone })
  })
  return (
    <form className={shared.form} onSubmit={submit} noValidate>
      <TextArea
        label={t.yourReplyToAuthor({ author: review.author })}
        rows={2}
        maxLength={2000}
        value={typed.text}
        error={problems['text']}
        onChange={({ target }) => {
          change({ text: target.value })
          onChanged(target.value !== (review.reply?.text ?? ''))
        }}
      />
      <p>
        <Button type="submit" variant="outline" size="small" busy={busy}>
          {review.reply === null ? t.reply : t.editReply}
        </Button>
      </p>
    </form>
  )
}
