import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { instantOf, wallClock } from '#shared/zoned-time.ts'
import * as t from '#texts/tournaments.ts'
import { Send } from './basics-form.tsx'
import shared from '#shared/console.module.css'
import styles from './console.module.css'
import { clauseNames } from './squad-text.ts'
import type { Fields } from './tournament-calls.ts'
import type { useFields } from './use-fields.ts'

type Form = ReturnType<typeof useFields>
type Rules = NonNullable<Fields['squads']>
type PartProps = {
  readonly rules: Rules
  readonly change: (part: Partial<Rules>) => void
  readonly problemAt: Form['problemAt']
}

export const anySquad: Rules = {
  most: null,
  deadline: null,
  age: null,
  mostGuests: null,
  mostOverseas: null,
  registeredBy: null,
  knockOutMatches: 0,
  clauses: {},
}

type RulesFormProps = {
  readonly form: Form
  readonly timeZone: string
  readonly action: string
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

/** Who may be in the squads; a field that is left empty rules nothing. */
export function SquadRulesForm({ form, timeZone, action, onSubmit }: RulesFormProps) {
  const rules = form.fields.squads ?? anySquad
  const part: PartProps = {
    rules,
    problemAt: form.problemAt,
    change: (changed) => form.change({ squads: { ...rules, ...changed } }),
  }
  return (
    <form className={shared.form} noValidate onSubmit={onSubmit}>
      <p className="pv-small">{t.emptyRulesNothing}</p>
      <Numbers {...part} />
      <Days {...part} timeZone={timeZone} />
      <Age {...part} endsOn={form.fields.endsOn} />
      <Clauses {...part} />
      <Send form={form} action={action} />
    </form>
  )
}

const numbers = [
  ['most', t.playersOfASquad, 2],
  ['mostGuests', t.mostGuests, 0],
  ['mostOverseas', t.mostOverseas, 0],
] as const

const numberOrNull = (text: string): number | null => (text === '' ? null : Number(text))

function Numbers({ rules, change, problemAt }: PartProps) {
  return (
    <div className={styles.pair}>
      {numbers.map(([name, label, least]) => (
        <TextField
          key={name}
          label={label}
          type="number"
          min={least}
          max={100}
          value={rules[name] ?? ''}
          error={problemAt(`squads.${name}`)}
          onChange={({ target }) => change({ [name]: numberOrNull(target.value) })}
        />
      ))}
      <TextField
        label={t.matchesForTheKnockOut}
        type="number"
        min={0}
        max={50}
        value={rules.knockOutMatches}
        error={problemAt('squads.knockOutMatches')}
        onChange={({ target }) => change({ knockOutMatches: Number(target.value) })}
      />
    </div>
  )
}

function Days({ rules, change, problemAt, timeZone }: PartProps & { readonly timeZone: string }) {
  const [wall, setWall] = useState(
    rules.deadline === null ? '' : wallClock(rules.deadline, timeZone),
  )
  const setDeadline = (text: string) => {
    setWall(text)
    const deadline = text === '' ? null : instantOf(text, timeZone)
    if (deadline !== undefined) change({ deadline })
  }
  return (
    <div className={styles.pair}>
      <TextField
        label={t.squadsUntil}
        help={t.thenOnlyYouChangeThem}
        type="datetime-local"
        value={wall}
        error={problemAt('squads.deadline')}
        onChange={({ target }) => setDeadline(target.value)}
      />
      <TextField
        label={t.registeredBy}
        type="date"
        value={rules.registeredBy ?? ''}
        error={problemAt('squads.registeredBy')}
        onChange={({ target }) =>
          change({ registeredBy: target.value === '' ? null : target.value })
        }
      />
    </div>
  )
}

const ADULT = 18

function Age({ rules, change, problemAt, endsOn }: PartProps & { readonly endsOn: string }) {
  const { age } = rules
  const usual = { on: endsOn, under: ADULT, least: null }
  return (
    <>
      <Checkbox
        checked={age !== null}
        onChange={({ target }) => change({ age: target.checked ? usual : null })}
      >
        {t.ageDecides}
      </Checkbox>
      {age !== null && (
        <div className={styles.pair}>
          <TextField
            label={t.youngerThan}
            type="number"
            min={1}
            max={120}
            value={age.under ?? ''}
            error={problemAt('squads.age')}
            onChange={({ target }) =>
              change({ age: { ...age, under: numberOrNull(target.value) } })
            }
          />
          <TextField
            label={t.atLeast}
            type="number"
            min={1}
            max={120}
            value={age.least ?? ''}
            onChange={({ target }) =>
              change({ age: { ...age, least: numberOrNull(target.value) } })
            }
          />
          <TextField
            label={t.onTheDay}
            type="date"
            value={age.on}
            onChange={({ target }) => change({ age: { ...age, on: target.value } })}
          />
        </div>
      )}
    </>
  )
}

/** Where the competition’s handbook says so, which refusals and the audit cite. */
function Clauses({ rules, change }: PartProps) {
  const { clauses } = rules
  return (
    <details>
      <summary>{t.clausesOfYourRules}</summary>
      <div className={styles.numbers}>
        {clauseNames.map(([rule, label]) => (
          <TextField
            key={rule}
            label={label}
            maxLength={20}
            placeholder={t.clauseExample}
            value={clauses[rule] ?? ''}
            onChange={({ target }) => change({ clauses: { ...clauses, [rule]: target.value } })}
          />
        ))}
      </div>
    </details>
  )
}
