import type { BallEntry, MatchState } from '@pavilion/cricket/fold/state.ts'
import { strokes } from '@pavilion/cricket/strokes.ts'
import { PadChips } from './pad-chips.tsx'
import type { Question } from './asking.ts'
import { wagonAt } from './described-ball.ts'
import type { Change } from './described-ball.ts'
import { Field } from './field.tsx'
import { fieldersNow } from './fielders-now.ts'
import { PitchGrid } from './pitch-grid.tsx'
import { strokeNames } from './stroke-names.ts'
import * as t from '#texts/scoring.ts'

type AnswersProps = {
  readonly state: MatchState
  readonly ball: BallEntry
  readonly question: Question
  readonly isLeftHander: boolean
  readonly answer: (part: Change) => void
}

/** What can be answered to a question, each by a tap. */
export function Answers({ state, ball, question, isLeftHander, answer }: AnswersProps) {
  switch (question) {
    case 'wagon':
      return (
        <Field
          isSmall
          wagon={undefined}
          isLeftHander={isLeftHander}
          choose={(place) => answer({ wagon: wagonAt(place, ball.fact) })}
        />
      )
    case 'pitched':
      return (
        <PitchGrid
          isSmall
          pitched={undefined}
          isLeftHander={isLeftHander}
          choose={(pitched) => answer({ pitched })}
        />
      )
    case 'stroke':
      return (
        <PadChips
          label={t.stroke}
          chips={strokes.map((id) => ({ id, label: strokeNames[id] }))}
          choose={(stroke) => answer({ stroke })}
        />
      )
    case 'fielder':
      return (
        <PadChips
          label={t.fieldedBy}
          chips={fieldersNow(state)}
          choose={(fieldedBy) => answer({ fieldedBy })}
        />
      )
  }
}
