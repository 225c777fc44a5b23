import type { SubmitEvent } from 'react'
import * as t from '#texts/tournaments.ts'
import { Choice, Send } from './basics-form.tsx'
import shared from '#shared/console.module.css'
import styles from './console.module.css'
import {
  type Points,
  pointsEach,
  templateChoices,
  templateNamed,
  templateOf,
} from './points-choices.ts'
import { BonusEditor } from './bonus-editor.tsx'
import { MorePoints } from './more-points.tsx'
import { OrderEditor } from './order-editor.tsx'
import { PointsField } from './points-field.tsx'
import { rulesInWords } from './rule-text.ts'
import type { useFields } from './use-fields.ts'

type Form = ReturnType<typeof useFields>

type PointsProps = {
  readonly form: Form
  readonly action: string
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

/** The points of a result, and what decides between those level. */
export function PointsForm({ form, action, onSubmit }: PointsProps) {
  const { fields, change } = form
  const { points } = fields
  const setPoints = (changed: Points) => change({ points: changed })
  return (
    <form className={shared.form} noValidate onSubmit={onSubmit}>
      <Choice
        label={t.pointsRules}
        choices={templateChoices}
        value={templateOf(points)}
        onChange={(chosen) => change({ points: templateNamed(chosen) ?? points })}
      />
      <Results form={form} />
      <RulesInWords points={points} />
      <MorePoints points={points} onChange={setPoints} />
      <BonusEditor points={points} onChange={setPoints} />
      <OrderEditor points={points} onChange={setPoints} />
      <Send form={form} action={action} />
    </form>
  )
}

function Results({ form: { fields, change, problemAt } }: Pick<PointsProps, 'form'>) {
  const { points } = fields
  return (
    <div className={styles.numbers}>
      {pointsEach(points).map(({ result, label, value, with: changed }) => (
        <PointsField
          key={result}
          label={label}
          value={value}
          error={problemAt(`points.points.${result}`)}
          onChange={(worth) => change({ points: changed(worth) })}
        />
      ))}
    </div>
  )
}

const RulesInWords = ({ points }: { readonly points: Points }) => (
  <div className={styles.box}>
    <b>{t.rulesInWords}</b>
    <ul>
      {rulesInWords(points).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </div>
)
