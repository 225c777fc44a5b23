import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import shared from '#shared/console.module.css'
import * as t from '#texts/tournaments.ts'
import { Choice, Send } from './basics-form.tsx'
import styles from './console.module.css'
import { legChoices, legsNamed, legsOf } from './legs.ts'
import { inShape, type Shape, shapeOf, stagesInWords } from './stages.ts'
import type { useFields } from './use-fields.ts'

type Form = ReturnType<typeof useFields>

type StagesProps = {
  readonly form: Form
  readonly action: string
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

const shapes = [
  ['league', t.shapeLeague],
  ['league-on', t.shapeLeagueOn],
  ['groups', t.shapeGroups],
  ['knock-out', t.shapeKnockOut],
] as const

const unsaid = ['', t.shapeUnsaid] as const

/** In which stages the tournament is played. Groups and knock-out begin with it, once there are teams. */
export function StagesForm({ form, action, onSubmit }: StagesProps) {
  const { fields, change } = form
  // A number that is being typed may be another shape's for a moment.
  const [shape, setShape] = useState(() => shapeOf(fields))
  const choose = (chosen: Shape | '') => {
    if (chosen === '') return
    setShape(chosen)
    change(inShape(chosen, fields))
  }
  return (
    <form className={shared.form} noValidate onSubmit={onSubmit}>
      <Choice
        label={t.howItIsPlayed}
        choices={shape === undefined ? [unsaid, ...shapes] : shapes}
        value={shape ?? ''}
        onChange={choose}
      />
      {shape !== 'knock-out' && <Numbers form={form} shape={shape} />}
      <ul className={styles.box} aria-live="polite">
        {stagesInWords(fields).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="pv-small">{t.furtherStages}</p>
      <Send form={form} action={action} />
    </form>
  )
}

type NumbersProps = { readonly form: Form; readonly shape: Shape | undefined }

function Numbers({ form: { fields, change, problemAt }, shape }: NumbersProps) {
  return (
    <div className={styles.pair}>
      <Choice
        label={t.everyPairMeets}
        choices={legChoices}
        value={legsNamed(fields.legs)}
        onChange={(chosen) => change({ legs: legsOf[chosen] })}
      />
      {shape === 'groups' && (
        <TextField
          label={t.numberOfGroups}
          type="number"
          min={2}
          max={16}
          value={fields.plannedGroups ?? ''}
          error={problemAt('plannedGroups')}
          onChange={({ target }) => change({ plannedGroups: Number(target.value) })}
        />
      )}
      {shape !== 'league' && (
        <TextField
          label={shape === 'league-on' ? t.howManyGoOn : t.howManyGoThrough}
          help={shape === undefined ? t.zeroForALeague : undefined}
          type="number"
          min={0}
          max={16}
          value={fields.qualifiers}
          error={problemAt('qualifiers')}
          onChange={({ target }) => change({ qualifiers: Number(target.value) })}
        />
      )}
    </div>
  )
}
