import { LONGEST_NAME } from '@pavilion/contract/accounts/names.ts'
import { TextField } from '@pavilion/kit/text-field.tsx'
import * as t from '#texts/operator.ts'
import styles from './site-page.module.css'
import type { SiteForm } from './use-site-form.ts'

/** The minimum and maximum length of first and last names. */
export function NameLengthFields({ form }: { readonly form: SiteForm }) {
  const { words, problems, change } = form
  const { nameLength } = words
  const field = (end: 'min' | 'max') => ({
    type: 'number',
    min: 1,
    max: LONGEST_NAME,
    value: Number.isNaN(nameLength[end]) ? '' : nameLength[end],
    error: problems[`nameLength.${end}`],
    onChange: ({ target }: { readonly target: HTMLInputElement }) =>
      change({ nameLength: { ...nameLength, [end]: target.valueAsNumber } }),
  })
  return (
    <div className={styles.pair}>
      <TextField {...field('min')} label={t.minimumLetters} />
      <TextField {...field('max')} label={t.maximumLetters} />
    </div>
  )
}
