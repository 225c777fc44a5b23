import { isSameFact } from '@pavilion/cricket/corrections/draft.ts'
import type { PlayFact } from '@pavilion/cricket/facts.ts'
import { useState } from 'react'
import { Choices } from '../pad/choices.tsx'
import type { MoreGroup } from '../pad/more-facts.ts'
import styles from '../pad/sheet.module.css'
import { hasTime, timeOfFact, TimeOfStop, withTime } from '../pad/time-of-stop.tsx'

type FactFieldsProps = {
  readonly groups: readonly MoreGroup[]
  readonly fact: PlayFact | null
  readonly choose: (fact: PlayFact) => void
}

/** What may be recorded besides a ball, each by its key. */
export function FactFields({ groups, fact, choose }: FactFieldsProps) {
  const [at, setAt] = useState(() => (fact === null ? '' : timeOfFact(fact)))
  const chosen = fact && withTime(fact, '')
  const change = (time: string) => {
    setAt(time)
    if (fact !== null) choose(withTime(fact, time))
  }
  return groups.map((group) => (
    <section key={group.title}>
      <h3 className={styles.label}>{group.title}</h3>
      {hasTime(group) && <TimeOfStop at={at} change={change} />}
      <Choices
        label={group.title}
        choices={group.entries.map(({ label }) => ({ id: label, label }))}
        chosen={group.entries.find((one) => chosen !== null && isSameFact(one.fact, chosen))?.label}
        onChoose={(id) => {
          const entry = group.entries.find(({ label }) => label === id)
          if (entry !== undefined) choose(withTime(entry.fact, at))
        }}
      />
    </section>
  ))
}
