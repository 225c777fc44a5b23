import { isSameFact } from '@pavilion/cricket/corrections/draft.ts'
import type { PlayFact } from '@pavilion/cricket/facts.ts'
import { Choices } from '../pad/choices.tsx'
import type { MoreGroup } from '../pad/more-facts.ts'
import styles from '../pad/sheet.module.css'

type FactFieldsProps = {
  readonly groups: readonly MoreGroup[]
  readonly fact: PlayFact | null
  readonly choose: (fact: PlayFact) => void
}

/** What may be recorded besides a ball, each by its key. */
export function FactFields({ groups, fact, choose }: FactFieldsProps) {
  return groups.map(({ title, entries }) => (
    <section key={title}>
      <h3 className={styles.label}>{title}</h3>
      <Choices
        label={title}
        choices={entries.map(({ label }) => ({ id: label, label }))}
        chosen={entries.find((one) => fact !== null && isSameFact(one.fact, fact))?.label}
        onChoose={(id) => {
          const entry = entries.find(({ label }) => label === id)
          if (entry !== undefined) choose(entry.fact)
        }}
      />
    </section>
  ))
}
