import type { InputHTMLAttributes } from 'react'
import { Field } from './field.tsx'
import type { FieldLook } from './field.tsx'

type TextFieldProps = FieldLook & Omit<InputHTMLAttributes<HTMLInputElement>, 'className'>

export function TextField({ label, aside, help, error, id, ...rest }: TextFieldProps) {
  return (
    <Field label={label} aside={aside} help={help} error={error} id={id}>
      {(control) => <input type="text" {...rest} {...control} />}
    </Field>
  )
}
