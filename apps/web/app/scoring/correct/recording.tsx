import { correctionsOf } from '@pavilion/cricket/corrections/plan.ts'
import type { Plan } from '@pavilion/cricket/corrections/plan.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { classes } from '@pavilion/kit/classes.ts'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import * as t from '#texts/scoring.ts'
import sheetStyles from '../pad/sheet.module.css'
import type { Pad } from '../pad/use-pad.ts'
import styles from './book-sheet.module.css'

type RecordingProps = {
  readonly state: MatchState
  readonly plan: Plan
  readonly pad: Pad
  readonly back: () => void
}

/** Why, where that is asked, and the record. */
export function Recording({ state, plan, pad, back }: RecordingProps) {
  const [reason, setReason] = useState('')
  const [isAsked, ask] = useState(false)
  const { difference, obstacleCount, needsReason } = plan
  const why = reason.trim()
  const isMissing = needsReason && why === ''
  const isEmpty = difference.entries.length === 0
  const record = () => {
    if (isMissing) return ask(true)
    if (!isEmpty && obstacleCount === 0) {
      void pad.record((now) => (now.seq === state.seq ? correctionsOf(now, plan, why) : []))
    }
  }
  return (
    <>
      <div className={styles.reason}>
        <TextField
          label={needsReason ? t.reason : t.reasonOptional}
          maxLength={200}
          value={reason}
          error={isAsked && isMissing ? t.sayWhyCorrected : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
      <div className={sheetStyles.actions}>
        <button type="button" onClick={back}>
          {t.back}
        </button>
        <button
          type="button"
          className={classes(sheetStyles.confirm, styles.record)}
          aria-disabled={isEmpty || obstacleCount > 0 || undefined}
          onClick={record}
        >
          {actionText(plan)}
        </button>
      </div>
    </>
  )
}

function actionText({ difference, obstacleCount }: Plan): string {
  if (obstacleCount > 0) return t.mendWhatLawsForbid
  return difference.entries.length === 0 ? t.nothingIsChanged : t.recordTheCorrection
}
