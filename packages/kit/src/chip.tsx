import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Anchor } from './anchor.ts'
import styles from './chip.module.css'
import { classes } from './classes.ts'
import { Icon } from './icons/icon.tsx'

type Content = { readonly children: ReactNode }
type ChipProps = Content &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** On or off, exposed as a toggle button. */
    readonly pressed?: boolean | undefined
  }
type RemovableChipProps = Content & {
  /** The page without this filter; the whole chip is the link. */
  readonly href: string
  /** The accessible name, such as `Remove filter T20`. */
  readonly label: string
}

/** The class names of a chip, for a router's own link component. */
export function chipClasses(on?: boolean): string {
  return classes(styles.chip, on && styles.on)
}

export function Chip({ pressed, className, type, ...rest }: ChipProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={classes(chipClasses(pressed), className)}
      aria-pressed={pressed}
    />
  )
}

export function RemovableChip({ href, label, children }: RemovableChipProps) {
  return (
    <Anchor className={styles.chip} href={href} aria-label={label}>
      {children}
      <Icon name="close" size={14} />
    </Anchor>
  )
}
