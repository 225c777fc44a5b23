import { useId } from 'react'
import type { ReactNode } from 'react'
import styles from './field.module.css'
import { Icon } from './icons/icon.tsx'

export type FieldLook = {
  readonly label: ReactNode
  /** At the end of the label's line, such as a link. */
  readonly aside?: ReactNode
  readonly help?: ReactNode
  /** The error message; its presence marks the field as invalid. */
  readonly error?: string | undefined
}

/** The attributes that connect a control with its field. */
export type Control = {
  readonly id: string
  readonly className: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

type FieldProps = FieldLook & {
  readonly id?: string | undefined
  readonly children: (control: Control) => ReactNode
}

/** A label above its control, with help and error below, connected by ARIA attributes. */
export function Field({ label, aside, help, error, id, children }: FieldProps) {
  const own = useId()
  const control = id ?? own
  const described = [help && `${control}-help`, error && `${control}-error`].filter(Boolean)
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={control}>
          {label}
        </label>
        {aside}
      </div>
      {children({
        id: control,
        className: styles.input ?? '',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described.join(' ') || undefined,
      })}
      {help && (
        <p id={`${control}-help`} className={styles.help}>
          {help}
        </p>
      )}
      {error && <FieldError id={`${control}-error`}>{error}</FieldError>}
    </div>
  )
}

type FieldErrorProps = { readonly id?: string | undefined; readonly children: ReactNode }

export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className={styles.error}>
      <Icon name="alert" size={16} />
      <span>{children}</span>
    </p>
  )
}
