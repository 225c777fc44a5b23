import type { Review } from '@pavilion/contract/reviews/review-calls.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { useCallback, useState } from 'react'
import type { SubmitEvent } from 'react'
import { toasts } from '#state/toasts.ts'
import { useAnswer } from '#state/use-answer.ts'
import { useClientState } from '#state/use-client-state.ts'
import * as t from '#texts/bookings.ts'
import { changeReview, loadOwnReview, writeReview } from '../booking-calls.ts'
import styles from './reviews.module.css'

type ReviewFormProps = { readonly groundId: string; readonly onWritten: () => void }

const all = [5, 4, 3, 2, 1]

/**
 * The review form for signed-in visitors. Whether they have been at the ground is known to the server
 * alone.
 */
export function ReviewForm(props: ReviewFormProps) {
  const isSignedIn = useClientState().auth.token !== null
  return isSignedIn ? <OwnReview {...props} /> : null
}

/** One's own review to write or change, or the reason why neither is possible. */
function OwnReview({ groundId, onWritten }: ReviewFormProps) {
  const load = useCallback(() => loadOwnReview(groundId), [groundId])
  const { answer, again } = useAnswer(load)
  const [isOpen, setOpen] = useState(false)
  if (!answer?.ok) return null
  const { mayReview, review } = answer.data.data
  if (!mayReview) {
    return <p className="pv-muted">{t.youCanReviewThisGround}</p>
  }
  if (!isOpen) {
    return (
      <p>
        <Button variant="outline" icon="edit" onClick={() => setOpen(true)}>
          {review === null ? t.writeAReview : t.editYourReview}
        </Button>
      </p>
    )
  }
  const done = () => {
    setOpen(false)
    again()
    onWritten()
  }
  return <Fields groundId={groundId} before={review} onWritten={done} />
}

type FieldsProps = ReviewFormProps & { readonly before: Review | null }

function Fields({ groundId, before, onWritten }: FieldsProps) {
  const [stars, setStars] = useState(before?.stars)
  const [text, setText] = useState(before?.text ?? '')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const send = async () => {
    if (stars === undefined) return setProblem(t.chooseANumberOfStars)
    setBusy(true)
    const put = before === null ? writeReview : changeReview
    const answer = await put(groundId, { stars, text })
    setBusy(false)
    if (!answer.ok) return setProblem(answer.message)
    toasts.add('success', answer.data.message)
    return onWritten()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Choice stars={stars} onChoose={setStars} />
      <TextArea
        label={t.yourReview}
        rows={4}
        maxLength={2000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {problem !== undefined && <p role="alert">{problem}</p>}
      <p>
        <Button type="submit" busy={busy}>
          {before === null ? t.postReview : t.saveReview}
        </Button>
      </p>
    </form>
  )
}

type ChoiceProps = {
  readonly stars: number | undefined
  readonly onChoose: (stars: number) => void
}

const Choice = ({ stars, onChoose }: ChoiceProps) => (
  <fieldset className={styles.choose}>
    <legend>{t.rating}</legend>
    {all.map((value) => (
      <Checkbox
        key={value}
        kind="radio"
        name="stars"
        checked={stars === value}
        onChange={() => onChoose(value)}
      >
        {t.stars({ value })}
      </Checkbox>
    ))}
  </fieldset>
)
