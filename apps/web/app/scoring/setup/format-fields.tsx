import { Button } from '@pavilion/kit/button.tsx'
import { Field } from '@pavilion/kit/field.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import type { OwnFormat } from '@pavilion/contract/matches/format-calls.ts'
import { summaryOf } from '@pavilion/cricket/formats/summary.ts'
import { lazy, Suspense } from 'react'
import * as t from '#texts/scoring.ts'
import type { Problems } from './new-match-form.ts'
import styles from './new-match-page.module.css'
import { type FormatDraft, formats, ruleProblems, rulesOf } from './rules.ts'
import { isSameRules } from './same-rules.ts'
import { SaveFormat } from './save-format.tsx'
import { useOwnFormats } from './use-own-formats.ts'

const RulesFields = lazy(async () => ({
  default: (await import('./rules-fields.tsx')).RulesFields,
}))

type FormatProps = {
  readonly form: {
    readonly draft: FormatDraft
    readonly problems: Pick<Problems, keyof FormatDraft>
    readonly change: (part: Partial<FormatDraft>) => void
  }
}

const CHANGED = 'changed'

/** The format: a named one, one of one’s own, or either with other rules; and in words what that means. */
export function Format({ form }: FormatProps) {
  const { draft, problems, change } = form
  const own = useOwnFormats()
  const rules = rulesOf(draft)
  const saved = own.saved.find(({ conditions }) => isSameRules(conditions, draft.rules))
  return (
    <fieldset className={styles.side}>
      <legend>{t.format}</legend>
      <div className={styles.format}>
        <FormatChoice form={form} saved={own.saved} chosen={saved} />
        {draft.format === 'limited' && draft.rules === null && (
          <TextField
            label={t.oversASide}
            inputMode="numeric"
            value={draft.overs}
            error={problems.overs}
            onChange={({ target }) => change({ overs: target.value })}
          />
        )}
        <Reviews form={form} />
      </div>
      {rules && (
        <>
          <p className={styles.summary} aria-live="polite">
            {summaryOf(rules)}
          </p>
          <details className={styles.more} open={problems.rules !== undefined || undefined}>
            <summary>{t.changeTheRules}</summary>
            <Suspense>
              <RulesFields
                rules={rules}
                problems={ruleProblems(rules)}
                set={(next) => change({ rules: { ...next, name: '' } })}
              />
            </Suspense>
            <SaveFormat key={saved?.id ?? CHANGED} rules={rules} own={own} change={change} />
          </details>
        </>
      )}
      {saved && (
        <Button size="small" variant="outline" onClick={() => void own.remove(saved.id)}>
          {t.deleteTheFormat({ name: saved.conditions.name })}
        </Button>
      )}
    </fieldset>
  )
}

type ChoiceProps = FormatProps & {
  readonly saved: readonly OwnFormat[]
  readonly chosen: OwnFormat | undefined
}

function FormatChoice({ form: { draft, problems, change }, saved, chosen }: ChoiceProps) {
  const choose = (value: string) => {
    const own = saved.find(({ id }) => id === value)
    const named = formats.find((format) => format.value === value)
    if (own !== undefined) change({ rules: own.conditions })
    else if (named !== undefined) change({ format: named.value, rules: null })
  }
  return (
    <Field label={t.playedAs} error={problems.rules}>
      {(control) => (
        <select
          {...control}
          value={draft.rules === null ? draft.format : (chosen?.id ?? CHANGED)}
          onChange={({ target }) => choose(target.value)}
        >
          {draft.rules !== null && chosen === undefined && (
            <option value={CHANGED}>{t.rulesOfYourOwn}</option>
          )}
          {saved.length > 0 && (
            <optgroup label={t.yourFormats}>
              {saved.map(({ id, conditions }) => (
                <option key={id} value={id}>
                  {conditions.name}
                </option>
              ))}
            </optgroup>
          )}
          {formats.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

const mostReviews = ['1', '2', '3']

function Reviews({ form: { draft, change } }: FormatProps) {
  return (
    <Field label={t.playerReviews}>
      {(control) => (
        <select
          {...control}
          value={draft.reviews}
          onChange={({ target }) => change({ reviews: target.value })}
        >
          <option value="">{t.noReviews}</option>
          {mostReviews.map((count) => (
            <option key={count} value={count}>
              {t.unsuccessfulReviews({ count })}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
