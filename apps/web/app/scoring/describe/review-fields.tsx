import type { Review } from '@pavilion/cricket/facts.ts'
import type { BallEntry, MatchState } from '@pavilion/cricket/fold/state.ts'
import { reviewsLeft } from '@pavilion/cricket/laws/reviews.ts'
import type { TeamId } from '@pavilion/cricket/setup.ts'
import { classes } from '@pavilion/kit/classes.ts'
import * as t from '#texts/scoring.ts'
import { Choices } from '../pad/choices.tsx'
import styles from '../pad/sheet.module.css'
import {
  hasUmpiresCall,
  ofSubject,
  reviewedAs,
  subjectsOf,
  usualSubject,
} from './review-subject.ts'

type ReviewFieldsProps = {
  readonly state: MatchState
  readonly ball: BallEntry
  readonly review: Review | undefined
  readonly change: (review: Review | undefined) => void
}

/** In the words of Cricsheet's files: the side was right, or it was not. */
const decisions = [
  { id: 'upheld', label: t.reviewSucceeded },
  { id: 'struck down', label: t.reviewFailed },
] as const

const subjectNames = {
  wicket: t.reviewOfWicket,
  wide: t.reviewOfWide,
  'no-ball': t.reviewOfNoBall,
} as const

/** Which side had the umpire's decision reviewed, and what came of it. */
export function ReviewFields({ state, ball, review, change }: ReviewFieldsProps) {
  const begin = (by: string) =>
    change(
      by === review?.by
        ? undefined
        : {
            decision: 'struck down',
            ...reviewedAs(usualSubject(ball.fact), ball.fact),
            ...review,
            by,
          },
    )
  return (
    <>
      <h3 className={styles.label}>{t.reviewedBy}</h3>
      <Choices
        label={t.reviewedBy}
        choices={state.setup.teams.map(({ id, name }) => ({
          id,
          label: name,
          note: leftText(state, ball, id),
        }))}
        chosen={review?.by ?? null}
        onChoose={begin}
      />
      {review && <Reviewed ball={ball} review={review} change={change} />}
    </>
  )
}

type ReviewedProps = Pick<ReviewFieldsProps, 'ball' | 'change'> & { readonly review: Review }

/** Which decision it was, and what came of it. */
function Reviewed({ ball, review, change }: ReviewedProps) {
  const subjects = subjectsOf(ball.fact)
  return (
    <>
      <Choices
        label={t.reviewOf}
        choices={subjects.map((id) => ({ id, label: subjectNames[id] }))}
        chosen={review.type ?? null}
        onChoose={(id) => {
          const subject = subjects.find((one) => one === id)
          if (subject !== undefined) change(ofSubject(review, subject, ball.fact))
        }}
      />
      <Choices
        label={t.review}
        choices={decisions}
        chosen={review.decision}
        onChoose={(decision) => change({ ...review, decision })}
      />
      {hasUmpiresCall(review) && (
        <label className={classes(styles.label, styles.check)}>
          <input
            type="checkbox"
            checked={review.umpiresCall === true}
            onChange={({ target }) => change({ ...review, umpiresCall: target.checked })}
          />
          {t.umpiresCall}
        </label>
      )}
    </>
  )
}

/** "2 reviews left" in the innings of the ball, as recorded so far. */
function leftText(state: MatchState, ball: BallEntry, team: TeamId): string | undefined {
  const innings = state.innings.find(({ entries }) => entries.includes(ball))
  const left = innings === undefined ? null : reviewsLeft(state, innings, team)
  return left === null ? undefined : t.reviewsLeft({ left })
}
