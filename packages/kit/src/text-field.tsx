import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { Field } from './field.tsx'
import type { FieldLook } from './field.tsx'

type TextFieldProps = FieldLook & Omit<InputHTMLAttributes<HTMLInputElement>, 'className'>
type TextAreaProps = FieldLook & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'>

export function TextField({ label, aside, help, error, id, ...rest }: TextFieldProps) {
  return (
    <Field label={label} aside={aside} help={help} error={error} id={id}>
      {(control) => <input type="text" {...rest} {...control} />}
    </Field>
  )
}

export function TextArea({ label, aside, help, error, id, ...rest }: TextAreaProps) {
  return (
    <Field label={label} aside={aside} help={help} error={error} id={id}>
      {(control) => <textarea {...rest} {...control} />}
    </Field>
  )
}
