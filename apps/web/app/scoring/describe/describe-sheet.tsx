import { descriptionOf } from '@pavilion/cricket/description.ts'
import { strokes } from '@pavilion/cricket/strokes.ts'
import type { BallDescription } from '@pavilion/cricket/description.ts'
import { tellerOf } from '@pavilion/cricket/corrections/difference.ts'
import type { BallEntry, MatchState } from '@pavilion/cricket/fold/state.ts'
import { namedPlayersOf } from '@pavilion/cricket/laws/sides.ts'
import { classes } from '@pavilion/kit/classes.ts'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import * as common from '#texts/common.ts'
import { leftHander } from '#texts/balls.ts'
import * as t from '#texts/scoring.ts'
import { Choices } from '../pad/choices.tsx'
import { Sheet } from '../pad/sheet.tsx'
import styles from '../pad/sheet.module.css'
import type { Pad } from '../pad/use-pad.ts'
import { changedIn, describing, findBall, wagonAt } from './described-ball.ts'
import { Field } from './field.tsx'
import { PitchGrid } from './pitch-grid.tsx'
import { ReviewFields } from './review-fields.tsx'
import { strokeNames } from './stroke-names.ts'
import { useLeftHanders } from './use-left-handers.ts'

type DescribeSheetProps = { readonly state: MatchState; readonly pad: Pad }

/** All that can be said of a ball besides what counts: where it went and pitched, the stroke, a review, a note. */
export function DescribeSheet({ state, pad }: DescribeSheetProps) {
  const ball = pad.edited === null ? null : findBall(state, pad.edited)
  if (ball === null) return null
  return <Describing key={ball.seq} state={state} pad={pad} ball={ball} />
}

type DescribingProps = DescribeSheetProps & { readonly ball: BallEntry }

function Describing({ state, pad, ball }: DescribingProps) {
  const [description, setDescription] = useState(() => descriptionOf(ball.fact))
  const change = (part: Parameters<typeof changedIn>[1]) =>
    setDescription((now) => changedIn(now, part))
  const { number, text } = tellerOf(state)(ball)
  const close = () => pad.close('describe')
  const save = () => {
    const facts = describing(ball, description)
    if (facts.length === 0) close()
    else void pad.record(() => facts)
  }
  return (
    <Sheet title={t.describeTheBall} onClose={close}>
      <p>
        {number !== null && <b>{number}</b>} {text}
      </p>
      <div className={styles.form}>
        <TextField
          label={t.note}
          maxLength={300}
          value={description.note ?? ''}
          onChange={({ target }) =>
            change({ note: target.value === '' ? undefined : target.value })
          }
        />
      </div>
      <Places matchId={pad.matchId} ball={ball} description={description} change={change} />
      <ReviewFields
        state={state}
        ball={ball}
        review={description.reviews?.[0]}
        change={(review) => change({ reviews: review && [review] })}
      />
      <Words state={state} ball={ball} description={description} change={change} />
      <div className={styles.actions}>
        <button type="button" onClick={close}>
          {common.cancel}
        </button>
        <button type="button" className={styles.confirm} onClick={save}>
          {t.save}
        </button>
      </div>
    </Sheet>
  )
}

type PlacesProps = Omit<WordsProps, 'state'> & { readonly matchId: string }

function Places({ matchId, ball, description, change }: PlacesProps) {
  const hands = useLeftHanders(matchId)
  const isLeftHander = hands.isLeft(ball.fact.striker)
  return (
    <>
      <label className={classes(styles.label, styles.check)}>
        <input
          type="checkbox"
          checked={isLeftHander}
          onChange={() => hands.turn(ball.fact.striker)}
        />
        {leftHander}
      </label>
      <h3 className={styles.label}>{t.whereItWent}</h3>
      <Field
        wagon={description.wagon}
        isLeftHander={isLeftHander}
        choose={(place) => change({ wagon: wagonAt(place, ball.fact) })}
      />
      <h3 className={styles.label}>{t.whereItPitched}</h3>
      <PitchGrid
        pitched={description.pitched}
        isLeftHander={isLeftHander}
        choose={(pitched) => change({ pitched })}
      />
    </>
  )
}

type WordsProps = Pick<DescribingProps, 'state' | 'ball'> & {
  readonly description: BallDescription
  readonly change: (part: Parameters<typeof changedIn>[1]) => void
}

/** The stroke and the fielder; what is pressed again is taken back. */
function Words({ state, ball, description, change }: WordsProps) {
  const { stroke, fieldedBy } = description
  const innings = state.innings.find(({ entries }) => entries.includes(ball))
  const fielders = innings === undefined ? [] : namedPlayersOf(state, innings.bowlingTeam)
  return (
    <>
      <h3 className={styles.label}>{t.stroke}</h3>
      <div className={styles.scroll}>
        <Choices
          label={t.stroke}
          choices={strokes.map((id) => ({ id, label: strokeNames[id] }))}
          chosen={stroke ?? null}
          onChoose={(id) => {
            const chosen = strokes.find((one) => one === id)
            change({ stroke: chosen === stroke ? undefined : chosen })
          }}
        />
      </div>
      <h3 className={styles.label}>{t.fieldedBy}</h3>
      <div className={styles.scroll}>
        <Choices
          label={t.fieldedBy}
          choices={fielders.map(({ id, name }) => ({ id, label: name }))}
          chosen={fieldedBy ?? null}
          onChoose={(id) => change({ fieldedBy: id === fieldedBy ? undefined : id })}
        />
      </div>
    </>
  )
}
