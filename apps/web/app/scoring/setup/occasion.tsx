import { Field } from '@pavilion/kit/field.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import * as common from '#texts/common.ts'
import * as t from '#texts/scoring.ts'
import { tosses } from './new-match-form.ts'
import type { Draft } from './new-match-form.ts'
import styles from './new-match-page.module.css'
import type { useNewMatch } from './use-new-match.ts'

type OccasionProps = {
  readonly form: ReturnType<typeof useNewMatch>
  /** Something is filled in that is to be seen. */
  readonly isOpen: boolean
}

const tossOf = (value: string): Draft['toss'] =>
  tosses.find((toss) => toss.value === value)?.value ?? ''

/** What may be said before: when it starts, who stands and scores, and the toss. */
export function Occasion({ form: { draft, problems, change }, isOpen }: OccasionProps) {
  const isWrong = [problems.startsAt, problems.toss, problems.umpires].some(Boolean)
  return (
    <details className={styles.more} open={isOpen || isWrong || undefined}>
      <summary>{t.moreOfTheMatch}</summary>
      <div className={styles.format}>
        <TextField
          label={t.startsAt}
          type="datetime-local"
          help={t.emptyStartsNow}
          value={draft.startsAt}
          error={problems.startsAt}
          onChange={({ target }) => change({ startsAt: target.value })}
        />
        <Field label={t.toss} error={problems.toss}>
          {(control) => (
            <select
              {...control}
              value={draft.toss}
              onChange={({ target }) => change({ toss: tossOf(target.value) })}
            >
              {tosses.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
        <TextArea
          label={t.umpires}
          rows={2}
          help={t.onePerLine}
          value={draft.umpires}
          error={problems.umpires}
          onChange={({ target }) => change({ umpires: target.value })}
        />
        <TextField
          label={common.scorer}
          maxLength={100}
          value={draft.scorer}
          onChange={({ target }) => change({ scorer: target.value })}
        />
      </div>
    </details>
  )
}
