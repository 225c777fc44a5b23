import { Button } from '@pavilion/kit/button.tsx'
import { Field } from '@pavilion/kit/field.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import type { SubmitEvent } from 'react'
import * as t from '#texts/tournaments.ts'
import shared from '#shared/console.module.css'
import styles from './console.module.css'
import type { Fields } from './tournament-calls.ts'
import type { useFields } from './use-fields.ts'

type Form = ReturnType<typeof useFields>

type FormProps = {
  readonly form: Form
  readonly action: string
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

/** What a tournament is called, when and where it is played, and by whom it is run. */
export function BasicsForm({ form, action, onSubmit }: FormProps) {
  const { text } = form
  return (
    <form className={shared.form} noValidate onSubmit={onSubmit}>
      <NameAndTime form={form} />
      <WhoPlays form={form} />
      <div className={styles.pair}>
        <TextField label={t.city} maxLength={80} {...text('city')} />
        <Grounds form={form} />
      </div>
      <TextArea label={t.about} rows={4} maxLength={2000} {...text('about')} />
      <div className={styles.pair}>
        <TextField
          label={t.organiser}
          help={t.shownInPublic}
          maxLength={80}
          {...text('organiser')}
        />
        <TextField label={t.email} help={t.shownInPublic} type="email" {...text('email')} />
        <TextField
          label={t.phone}
          help={t.shownInPublic}
          type="tel"
          maxLength={30}
          {...text('phone')}
        />
      </div>
      <Send form={form} action={action} />
    </form>
  )
}

/** The fields without which there is no tournament. */
export function NameAndTime({ form: { text } }: { readonly form: Form }) {
  return (
    <>
      <TextField label={t.name} required maxLength={80} {...text('name')} />
      <div className={styles.pair}>
        <TextField label={t.firstDay} required type="date" {...text('startsOn')} />
        <TextField label={t.lastDay} required type="date" {...text('endsOn')} />
      </div>
    </>
  )
}

export const whoNames: Readonly<Record<Fields['gender'], string>> = {
  male: t.men,
  female: t.women,
  mixed: t.mixed,
}

export const ballNames: Readonly<Record<Fields['ballType'], string>> = {
  leather: t.leatherBall,
  tennis: t.tennisBall,
  tape: t.tapeBall,
  other: t.otherBall,
}

export function WhoPlays({ form }: { readonly form: Form }) {
  const { fields, change, text } = form
  return (
    <div className={styles.pair}>
      <Choice
        label={t.whoPlays}
        choices={choicesOf(whoNames)}
        value={fields.gender}
        onChange={(gender) => change({ gender })}
      />
      <TextField
        label={t.ageGroup}
        placeholder={t.ageGroupExample}
        maxLength={30}
        {...text('ageGroup')}
      />
      <Choice
        label={t.ball}
        choices={choicesOf(ballNames)}
        value={fields.ballType}
        onChange={(ballType) => change({ ballType })}
      />
    </div>
  )
}

type ChoiceProps<T extends string> = {
  readonly label: string
  readonly choices: readonly (readonly [T, string])[]
  readonly value: T
  readonly onChange: (value: T) => void
}

/** The choices of a field by their names. */
export const choicesOf = <T extends string>(names: Readonly<Record<T, string>>) =>
  (Object.keys(names) as T[]).map((name) => [name, names[name]] as const)

/** One of a few. */
export function Choice<T extends string>({ label, choices, value, onChange }: ChoiceProps<T>) {
  const choose = (chosen: string) => {
    const found = choices.find(([one]) => one === chosen)
    if (found !== undefined) onChange(found[0])
  }
  return (
    <Field label={label}>
      {(control) => (
        <select {...control} value={value} onChange={({ target }) => choose(target.value)}>
          {choices.map(([one, said]) => (
            <option key={one} value={one}>
              {said}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

function Grounds({ form: { fields, problemAt, change } }: { readonly form: Form }) {
  return (
    <TextArea
      label={t.grounds}
      help={t.oneALine}
      rows={3}
      value={fields.grounds.join('\n')}
      error={problemAt('grounds')}
      onChange={({ target }) => change({ grounds: target.value.split('\n') })}
    />
  )
}

export function Send({ form, action }: { readonly form: Form; readonly action: string }) {
  return (
    <>
      {form.problem !== undefined && (
        <p role="alert" className={shared.problem}>
          {form.problem}
        </p>
      )}
      <div className={shared.actions}>
        <Button type="submit" busy={form.busy}>
          {action}
        </Button>
      </div>
    </>
  )
}
