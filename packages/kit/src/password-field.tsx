import { useState } from 'react'
import type { InputHTMLAttributes } from 'react'
import * as t from '#texts/kit.ts'
import { Field } from './field.tsx'
import type { FieldLook } from './field.tsx'
import styles from './field.module.css'
import { IconButton } from './icon-button.tsx'

type PasswordFieldProps = FieldLook &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'>

/** A password with a button to show it. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, aside, help, error, id, ...rest } = props
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} aside={aside} help={help} error={error} id={id}>
      {(control) => (
        <div className={styles.reveal}>
          <input {...rest} {...control} type={shown ? 'text' : 'password'} />
          <IconButton
            icon={shown ? 'eye-off' : 'eye'}
            label={shown ? t.hidePassword : t.showPassword}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  )
}
