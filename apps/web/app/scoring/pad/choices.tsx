import { classes } from '@pavilion/kit/classes.ts'
import { useEffect, useRef } from 'react'
import * as t from '#texts/scoring.ts'
import { useDigits } from './use-keys.ts'
import styles from './choices.module.css'

export type PadChoice = {
  readonly id: string
  readonly label: string
  readonly note?: string | undefined
  /** Why it cannot be chosen. */
  readonly barred?: string | undefined
}

type ChoicesProps = {
  readonly label: string
  readonly choices: readonly PadChoice[]
  readonly chosen?: string | null | undefined
  readonly onChoose: (id: string) => void
}

/** One of a few, as large buttons; the chosen one is pressed. */
export function Choices({ label, choices, chosen, onChoose }: ChoicesProps) {
  return (
    <fieldset aria-label={label} className={styles.choices}>
      {choices.map(({ id, label: name, note, barred }) => (
        <button
          key={id}
          type="button"
          className={classes(styles.choice, chosen === id && styles.on)}
          aria-pressed={chosen === undefined ? undefined : chosen === id}
          aria-disabled={barred !== undefined || undefined}
          onClick={() => barred === undefined && onChoose(id)}
        >
          <span>{name}</span>
          {(barred ?? note) && <small>{barred ?? note}</small>}
        </button>
      ))}
    </fieldset>
  )
}

type PromptProps = Omit<ChoicesProps, 'label' | 'chosen'> & {
  readonly title: string
  /** For whoever is not on the team sheet. */
  readonly onUnlisted?: (() => void) | undefined
}

/** A choice that has to be made before the next ball; on a keyboard also by its number. */
export function Prompt({ title, choices, onChoose, onUnlisted }: PromptProps) {
  const heading = useNewQuestion(title)
  const open = choices.filter(({ barred }) => barred === undefined)
  useDigits((index) => {
    const choice = open[index]
    if (choice !== undefined) onChoose(choice.id)
  })
  return (
    <section className={styles.prompt} aria-label={title}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <Choices label={title} choices={choices} onChoose={onChoose} />
      {onUnlisted && (
        <button type="button" className={styles.unlisted} onClick={onUnlisted}>
          {t.somebodyNotListed}
        </button>
      )}
    </section>
  )
}

/**
 * Shows a question from its first answer on, and takes the focus to it where the key that had it is gone: so it is
 * read out, and Tab goes on from there.
 */
function useNewQuestion(title: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.closest('[data-question]')?.scrollTo({ top: 0 })
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [title])
  return heading
}
