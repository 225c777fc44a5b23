import type { InputHTMLAttributes } from 'react'
import { Icon } from './icons/icon.tsx'
import styles from './search-field.module.css'

type SearchFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & {
  /** The accessible name: what is searched. */
  readonly label: string
}

export function SearchField({ label, ...rest }: SearchFieldProps) {
  return (
    <span className={styles.search}>
      <Icon name="search" />
      <input {...rest} type="search" className={styles.input} aria-label={label} />
    </span>
  )
}
