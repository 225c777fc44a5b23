import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from './checkbox.module.css'
import { Icon } from './icons/icon.tsx'

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  readonly children: ReactNode
  /** Shown at the end, such as a filter's number of results. */
  readonly count?: number | undefined
  /** `radio`: round, and exclusive among those with the same `name`. */
  readonly kind?: 'checkbox' | 'radio' | undefined
}

export function Checkbox({ children, count, kind = 'checkbox', ...rest }: CheckboxProps) {
  return (
    <label className={styles.check}>
      <input {...rest} type={kind} className={styles.input} />
      <span className={styles.box} aria-hidden="true">
        <Icon name="check" size={14} strokeWidth={2.6} />
      </span>
      <span>{children}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  )
}
