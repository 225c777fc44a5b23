import type { TextareaHTMLAttributes } from 'react'
import { classes } from './classes.ts'
import { Field } from './field.tsx'
import type { FieldLook } from './field.tsx'
import styles from './text-area.module.css'

type TextAreaProps = FieldLook & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'>

/** A multi-line text field that grows with its content where browsers support it. */
export function TextArea({ label, aside, help, error, id, ...rest }: TextAreaProps) {
  return (
    <Field label={label} aside={aside} help={help} error={error} id={id}>
      {({ className, ...control }) => (
        <textarea {...rest} {...control} className={classes(className, styles.area)} />
      )}
    </Field>
  )
}
