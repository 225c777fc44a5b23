import { Field } from '@pavilion/kit/field.tsx'
import type { ReactNode } from 'react'

type PlainSelectProps<T extends string> = {
  readonly label: ReactNode
  readonly value: T
  readonly choices: readonly { readonly value: T; readonly label: string }[]
  readonly onChange: (value: T) => void
  readonly error?: string | undefined
}

/** A choice of a few values, as a native select. */
export function PlainSelect<T extends string>(props: PlainSelectProps<T>) {
  const { label, value, choices, onChange, error } = props
  const choose = (text: string) => {
    const chosen = choices.find((choice) => choice.value === text)
    if (chosen) onChange(chosen.value)
  }
  return (
    <Field label={label} error={error}>
      {(control) => (
        <select {...control} value={value} onChange={({ target }) => choose(target.value)}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
