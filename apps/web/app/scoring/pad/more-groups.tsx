import type { Fact } from '@pavilion/cricket/facts.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { Field } from '@pavilion/kit/field.tsx'
import { useState } from 'react'
import * as t from '#texts/scoring.ts'
import { Choices } from './choices.tsx'
import { moreOf } from './more-facts.ts'
import type { MoreGroup } from './more-facts.ts'
import { penaltyLaws, penaltyReason, withReason } from './penalty-laws.ts'
import styles from './sheet.module.css'
import { hasTime, timeNow, TimeOfStop, withTime } from './time-of-stop.tsx'

type MoreGroupsProps = { readonly state: MatchState; readonly record: (fact: Fact) => void }

/** What may be recorded without a ball, each by its key. */
export function MoreGroups({ state, record }: MoreGroupsProps) {
  const [law, setLaw] = useState('')
  const [at, setAt] = useState(timeNow)
  return moreOf(state).map((group) => (
    <section key={group.title}>
      <h3 className={styles.label}>{group.title}</h3>
      {isPenalty(group) && <ReasonOfPenalty law={law} choose={setLaw} />}
      {hasTime(group) && <TimeOfStop at={at} change={setAt} />}
      <Choices
        label={group.title}
        choices={group.entries.map(({ label }) => ({ id: label, label }))}
        onChoose={(id) => {
          const entry = group.entries.find(({ label }) => label === id)
          if (entry !== undefined) record(withTime(withReason(state, entry.fact, law), at))
        }}
      />
    </section>
  ))
}

const isPenalty = ({ entries }: MoreGroup): boolean =>
  entries.some(({ fact }) => fact.type === 'penalty-awarded')

type ReasonProps = { readonly law: string; readonly choose: (law: string) => void }

const ReasonOfPenalty = ({ law, choose }: ReasonProps) => (
  <div className={styles.before}>
    <Field label={t.penaltyFor}>
      {(control) => (
        <select {...control} value={law} onChange={({ target }) => choose(target.value)}>
          <option value="">{t.reasonNotSaid}</option>
          {penaltyLaws.map((one) => (
            <option key={one.law} value={one.law}>
              {penaltyReason(one.law)}
            </option>
          ))}
        </select>
      )}
    </Field>
  </div>
)
