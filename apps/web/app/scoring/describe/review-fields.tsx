import type { Review } from '@pavilion/cricket/facts.ts'
import type { BallEntry, MatchState } from '@pavilion/cricket/fold/state.ts'
import { reviewsLeft } from '@pavilion/cricket/laws/reviews.ts'
import type { TeamId } from '@pavilion/cricket/setup.ts'
import { classes } from '@pavilion/kit/classes.ts'
import * as t from '#texts/scoring.ts'
import { Choices } from '../pad/choices.tsx'
import styles from '../pad/sheet.module.css'

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

/** Which side had the umpire's decision reviewed, and what came of it. */
export function ReviewFields({ state, ball, review, change }: ReviewFieldsProps) {
  const begin = (by: string) =>
    change(
      by === review?.by
        ? undefined
        : { decision: 'struck down', type: 'wicket', batter: ball.fact.striker, ...review, by },
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
      {review && (
        <>
          <Choices
            label={t.review}
            choices={decisions}
            chosen={review.decision}
            onChoose={(decision) => change({ ...review, decision })}
          />
          <label className={classes(styles.label, styles.check)}>
            <input
              type="checkbox"
              checked={review.umpiresCall === true}
              onChange={({ target }) => change({ ...review, umpiresCall: target.checked })}
            />
            {t.umpiresCall}
          </label>
        </>
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
